import { type Locale, LocaleProvider } from "@kerf/react";
import { type ReactNode, StrictMode } from "react";
import { SentForm } from "./form";

type Story = () => ReactNode;

/** Decorators of stories about StrictMode, a right-to-left page, a language, and a form that shows its submitted values. */
export const inStrictMode = (Story: Story) => (
  <StrictMode>
    <Story />
  </StrictMode>
);
export const rightToLeft = (Story: Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
export const inLocale = (locale: Locale) => (Story: Story) => (
  <LocaleProvider locale={locale}>
    <Story />
  </LocaleProvider>
);
export const inSentForm = (Story: Story) => (
  <SentForm>
    <Story />
  </SentForm>
);
