import type { Meta, StoryObj } from "@storybook/react-vite";
import { languages } from "../../.storybook/shared/locales";
import { LanguageSheet } from "./language-sheet";

/* @alias translation, i18n, locale, localization, internationalization */
const meta = {
  title: "Foundations/Languages",
  component: LanguageSheet,
  tags: ["!autodocs"],
  parameters: { controls: { disable: true }, visual: { modes: ["light"] } },
} satisfies Meta<typeof LanguageSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const withoutFont = { visual: { skip: "The fonts of the pictures have no letters of this script." } };

export const Arabic: Story = { args: { locale: languages.ar } };
export const BrazilianPortuguese: Story = { args: { locale: languages["pt-BR"] } };
export const Chinese: Story = { args: { locale: languages["zh-CN"] }, parameters: withoutFont };
export const English: Story = { args: { locale: languages.en } };
export const French: Story = { args: { locale: languages.fr } };
export const German: Story = { args: { locale: languages.de } };
export const Hebrew: Story = { args: { locale: languages.he } };
export const Hindi: Story = { args: { locale: languages.hi }, parameters: withoutFont };
export const Italian: Story = { args: { locale: languages.it } };
export const Japanese: Story = { args: { locale: languages.ja } };
export const Korean: Story = { args: { locale: languages.ko }, parameters: withoutFont };
export const Persian: Story = { args: { locale: languages.fa } };
export const Russian: Story = { args: { locale: languages.ru } };
export const Spanish: Story = { args: { locale: languages.es } };
export const Turkish: Story = { args: { locale: languages.tr } };
