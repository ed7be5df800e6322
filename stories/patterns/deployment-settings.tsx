import {
  Autocomplete,
  Button,
  Checkbox,
  Combobox,
  DateRangePicker,
  Field,
  Input,
  InputGroup,
  Radio,
  Select,
  Stack,
  Surface,
  Text,
  Textarea,
} from "@kerf/react";
import { type Objections, useSentForm } from "./use-sent-form";

const branches = ["main", "next", "release/4.2"];
const regions = { fra: "Frankfurt", iad: "Washington", nrt: "Tokyo", syd: "Sydney" };
const ada = { value: "u1", label: "Ada Lovelace" };
const kenji = { value: "u2", label: "Kenji Watanabe" };
const zoe = { value: "u4", label: "Zoë Åkesson" };

export interface DeploymentSettingsProps {
  /** Submits the entries. The errors that it returns show at their controls. */
  send: (entries: FormData) => Promise<Objections>;
  /** Disables the whole form. */
  disabled?: boolean;
}

/** Settings that are there already: everything has a value, and a reset brings it back. */
export function DeploymentSettings({ send, disabled }: DeploymentSettingsProps) {
  const { objections, props } = useSentForm(send);
  return (
    <Stack
      padding="6"
      maxWidth="lg"
      render={<Surface render={<form aria-label="Deployment settings" {...props} />} />}
    >
      <Stack gap="5" render={<fieldset disabled={disabled} />}>
        <Text as="h1" variant="heading2">
          Deployment
        </Text>
        <Input
          label="Project name"
          name="project"
          defaultValue="Atlas"
          required
          error={objections.project ?? { message: "Enter a project name.", match: "valueMissing" }}
        />
        <InputGroup label="Address" error={objections.host}>
          <InputGroup.Addon>https://</InputGroup.Addon>
          <InputGroup.Input name="host" defaultValue="atlas" required />
          <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
        </InputGroup>
        <Autocomplete
          items={branches}
          label="Branch"
          name="branch"
          defaultValue="main"
          description="Creates the branch if it doesn't exist."
          required
          error={objections.branch}
        >
          <Autocomplete.InputGroup />
          <Autocomplete.Content>
            <Autocomplete.List>{(branch) => <Autocomplete.Item value={branch} />}</Autocomplete.List>
          </Autocomplete.Content>
        </Autocomplete>
        <Select
          items={regions}
          multiple
          label="Regions"
          name="region"
          defaultValue={["fra", "nrt"]}
          required
          error={objections.region ?? { message: "Select at least one region.", match: "valueMissing" }}
        />
        <Combobox
          items={[ada, kenji, zoe]}
          multiple
          label="Reviewers"
          name="reviewer"
          defaultValue={[ada]}
          isItemEqualToValue={(item, value) => item.value === value.value}
          required
          error={{ message: "Select at least one reviewer.", match: "valueMissing" }}
        >
          <Combobox.TriggerMultipleWithInput placeholder="Add people" />
          <Combobox.Content>
            <Combobox.Empty />
            <Combobox.List>{(person) => <Combobox.Item value={person} />}</Combobox.List>
          </Combobox.Content>
        </Combobox>
        <Radio.Group legend="When" name="when" defaultValue="merge" error={objections.when}>
          <Radio.Item value="merge" label="At each merge" />
          <Radio.Item value="night" label="Every night" description="At 2 a.m. in the first region." />
          <Radio.Item value="hand" label="By hand" />
        </Radio.Group>
        <Checkbox.Group legend="Before it goes out" name="check" defaultValue={["tests"]}>
          <Checkbox.Item value="tests" label="Tests pass" />
          <Checkbox.Item value="review" label="A review is done" />
        </Checkbox.Group>
        <Field label="No deployments" description="Includes both days." error={objections.freeze}>
          <DateRangePicker
            name="freeze"
            timezone="UTC"
            defaultStartDate={new Date(2026, 11, 21)}
            defaultEndDate={new Date(2027, 0, 3)}
          />
        </Field>
        <Textarea
          label="Notes"
          name="notes"
          defaultValue="Ask Ada first."
          autoResize
          minRows={2}
          required={false}
        />
        <Stack direction="row" gap="2">
          <Button type="submit" variant="primary">
            Save
          </Button>
          <Button type="reset" variant="ghost">
            Discard changes
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
