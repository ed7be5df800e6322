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
import { type ServerErrors, useSentForm } from "./use-sent-form";

const branches = ["main", "next", "release/4.2"];
const regions = { fra: "Frankfurt", iad: "Washington", nrt: "Tokyo", syd: "Sydney" };
const ada = { value: "u1", label: "Ada Lovelace" };
const kenji = { value: "u2", label: "Kenji Watanabe" };
const zoe = { value: "u4", label: "Zoë Åkesson" };

export interface DeploymentSettingsProps {
  /** Submits the entries. The errors that it returns show at their controls. */
  send: (entries: FormData) => Promise<ServerErrors>;
  /** Disables the whole form. */
  disabled?: boolean;
}

/** A form for existing settings. Every control has a value, and a reset restores it. */
export function DeploymentSettings({ send, disabled }: DeploymentSettingsProps) {
  const { errors, props } = useSentForm(send);
  return (
    <Stack
      padding="6"
      maxWidth="lg"
      render={<Surface render={<form aria-label="Deployment settings" {...props} />} />}
    >
      {/* It disables the form, and isn't a group of its own. */}
      <Stack gap="5" render={<fieldset role="none" disabled={disabled} />}>
        <Text as="h1" variant="heading2">
          Deployment
        </Text>
        <Input
          label="Project name"
          name="project"
          defaultValue="Atlas"
          required
          error={errors.project ?? { message: "Enter a project name.", match: "valueMissing" }}
        />
        <InputGroup label="Address" dir="ltr" error={errors.host}>
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
          error={errors.branch}
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
          error={errors.region ?? { message: "Select at least one region.", match: "valueMissing" }}
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
        <Radio.Group legend="When" name="when" defaultValue="merge" error={errors.when}>
          <Radio.Item value="merge" label="On every merge" />
          <Radio.Item value="night" label="Every night" description="At 2 a.m. in the first region." />
          <Radio.Item value="hand" label="Manually" />
        </Radio.Group>
        <Checkbox.Group legend="Required before deploying" name="check" defaultValue={["tests"]}>
          <Checkbox.Item value="tests" label="Passing tests" />
          <Checkbox.Item value="review" label="Approved review" />
        </Checkbox.Group>
        <Field
          label="Deployment freeze"
          description="From the first day to the last, inclusive."
          error={errors.freeze}
        >
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
        <Stack direction="row" gap="2" wrap>
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
