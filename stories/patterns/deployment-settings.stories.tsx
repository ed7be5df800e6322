import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { DeleteProject } from "./delete-project";
import deleteProjectSource from "./delete-project.tsx?raw";
import { DeploymentSettings } from "./deployment-settings";
import settingsSource from "./deployment-settings.tsx?raw";
import { chooseByKeys, entriesOf, expectError, sent, serverThat } from "./forms.fixture";
import useSentFormSource from "./use-sent-form.ts?raw";

/* @alias settings form, preferences, danger zone, confirm, delete confirmation */
const meta = {
  title: "Patterns/Deployment settings",
  component: DeploymentSettings,
  parameters: page,
  args: { send: serverThat(() => ({})) },
} satisfies Meta<typeof DeploymentSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const form = (canvas: Canvas) => canvas.getByRole<HTMLFormElement>("form");
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Save" }));

const accepts = async () => ({});
const objects = async () => ({ host: "Another project has this address." });
const refuses = async () => "Only owners can delete a project. Ask Ada Lovelace.";

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Settings"
      lead="Every setting has a value. One button saves all changes, another discards them. The action that can't be undone is separate."
      states={{
        Ready: <DeploymentSettings send={accepts} />,
        "Server error": <DeploymentSettings send={objects} />,
        "Read only": <DeploymentSettings send={accepts} disabled />,
        "Danger zone": <DeleteProject name="atlas" remove={refuses} />,
      }}
      files={{
        "deployment-settings.tsx": settingsSource,
        "use-sent-form.ts": useSentFormSource,
        "delete-project.tsx": deleteProjectSource,
      }}
      notes={[
        "Every control has a default value, so a form reset restores all of them.",
        "Use a Switch for a setting that applies immediately. Use a Checkbox or Radio if it needs Save.",
        "Optional settings say so. All others are required.",
        "To delete the project, people enter its exact name. They would confirm a yes-or-no question out of habit.",
        "A server error shows in the dialog, which stays open.",
      ]}
    />
  ),
};

const defaults = [
  ["project", "Atlas"],
  ["host", "atlas"],
  ["branch", "main"],
  ["region", "fra"],
  ["region", "nrt"],
  ["reviewer", "u1"],
  ["when", "merge"],
  ["check", "tests"],
  ["freeze-from", "2026-12-21"],
  ["freeze-to", "2027-01-03"],
  ["notes", "Ask Ada first."],
];

async function change(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole("textbox", { name: "Project name" }), " 2");
  await userEvent.type(canvas.getByRole("textbox", { name: "Address" }), "-2");
  const branch = canvas.getByRole("combobox", { name: "Branch" });
  await userEvent.clear(branch);
  await userEvent.type(branch, "fix/cut{Escape}");
  await chooseByKeys(canvas.getByRole("combobox", { name: "Regions" }), "Sydney");
  await userEvent.keyboard("{Escape}");
  await chooseByKeys(canvas.getByRole("combobox", { name: "Reviewers" }), "Zo");
  await userEvent.keyboard("{Escape}");
  canvas.getByRole("radio", { name: "On every merge" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  canvas.getByRole("checkbox", { name: "Approved review" }).focus();
  await userEvent.keyboard(" ");
  const freeze = within(canvas.getByRole("group", { name: "Deployment freeze" }));
  await userEvent.click(freeze.getByRole("button", { name: /December 24/ }));
  await userEvent.click(freeze.getByRole("button", { name: /December 28/ }));
  await userEvent.type(canvas.getByRole("textbox", { name: /^Notes/ }), " Then Zoë.");
}

const changed = [
  ["project", "Atlas 2"],
  ["host", "atlas-2"],
  ["branch", "fix/cut"],
  ["region", "fra"],
  ["region", "nrt"],
  ["region", "syd"],
  ["reviewer", "u1"],
  ["reviewer", "u4"],
  ["when", "night"],
  ["check", "tests"],
  ["check", "review"],
  ["freeze-from", "2026-12-24"],
  ["freeze-to", "2026-12-28"],
  ["notes", "Ask Ada first. Then Zoë."],
];

/** Every control has a value. The form data equals the visible values. */
export const DefaultValues: Story = {
  play: async ({ canvas }) => {
    await expect(entriesOf(form(canvas))).toEqual(defaults);
  },
};

/** After every control is changed, the form submits its visible values. A reset restores the previous values. */
export const ChangedAndDiscarded: Story = {
  play: async ({ canvas }) => {
    sent.mockClear();
    await change(canvas);
    await expect(entriesOf(form(canvas))).toEqual(changed);
    await save(canvas);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(changed));
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(entriesOf(form(canvas))).toEqual(defaults));
    // The stylesheet adds a comma between the names.
    await expect(canvas.getByRole("combobox", { name: "Regions" })).toHaveTextContent("FrankfurtTokyo");
    await expect(canvas.getByRole("radio", { name: "On every merge" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Approved review" })).not.toBeChecked();
    await expect(canvas.queryByRole("button", { name: /Remove Zoë/ })).toBeNull();
  },
};

/** A form without its required values isn't submitted. Each empty control shows an error, and the first has focus. */
export const RequiredFields: Story = {
  play: async ({ canvas }) => {
    sent.mockClear();
    const project = canvas.getByRole("textbox", { name: "Project name" });
    await userEvent.clear(project);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Ada Lovelace" }));
    await save(canvas);
    await expect(sent).not.toHaveBeenCalled();
    await expect(project).toHaveFocus();
    await expectError(project, "Enter a project name.");
    await expectError(canvas.getByRole("combobox", { name: "Reviewers" }), "Select at least one reviewer.");
  },
};

/** Server errors show at each kind of control. */
export const ServerErrors: Story = {
  args: {
    send: serverThat(() => ({
      host: "atlas is taken.",
      branch: "You can't deploy main.",
      region: "Tokyo is full.",
      when: "No one is on call at night.",
      freeze: "That is too long.",
    })),
  },
  play: async ({ canvas }) => {
    await save(canvas);
    const host = canvas.getByRole("textbox", { name: "Address" });
    await waitFor(() => expectError(host, "atlas is taken."));
    await expect(host).toHaveFocus();
    await expectError(canvas.getByRole("combobox", { name: "Branch" }), "You can't deploy main.");
    await expectError(canvas.getByRole("combobox", { name: "Regions" }), "Tokyo is full.");
    await expectError(canvas.getByRole("radiogroup", { name: "When" }), "No one is on call at night.");
    await expectError(canvas.getByRole("group", { name: "Deployment freeze" }), "That is too long.");
    await userEvent.keyboard("{End}-2");
    await expect(host).not.toHaveAttribute("aria-invalid");
  },
};

/** One fieldset disables the whole form. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(entriesOf(form(canvas))).toEqual([]);
    for (const role of ["textbox", "combobox", "radio", "checkbox", "button"] as const) {
      for (const control of canvas.getAllByRole(role)) await expect(control).toBeDisabled();
    }
  },
};
