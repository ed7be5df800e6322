import {
  Button,
  ButtonGroup,
  Checkbox,
  ClipboardText,
  DateRangeInput,
  Field,
  FileUpload,
  Input,
  InputGroup,
  NumberField,
  PasswordInput,
  PinInput,
  Radio,
  SecretInput,
  Slider,
  Switch,
  TagsInput,
  Textarea,
  TimeField,
  ToggleGroup,
} from "@kerf/react";
import { ChevronDownIcon } from "lucide-react";

const nothing = () => {};

const files = [new File([new ArrayBuffer(182_000)], "contract.pdf")];

export const drawings = {
  Button: () => (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <Button variant="primary">Publish</Button>
      <Button>Preview</Button>
    </div>
  ),
  ClipboardText: () => <ClipboardText size="sm" text="kerf_live_7f3a" className="max-w-full" />,
  Checkbox: () => (
    <Checkbox.Group legend="Notify me of" defaultValue={["reviews"]}>
      <Checkbox.Item value="reviews" label="Reviews" />
      <Checkbox.Item value="mentions" label="Mentions" />
    </Checkbox.Group>
  ),
  Field: () => (
    <div className="w-44 max-w-full">
      <Field label="Project" error="Choose another name.">
        <Input defaultValue="Atlas" />
      </Field>
    </div>
  ),
  FileUpload: () => (
    <div className="w-56 max-w-full">
      <FileUpload aria-label="Attachments" getFileStatus={() => ({ progress: 62 })} defaultValue={files} />
    </div>
  ),
  Input: () => (
    <div className="w-44 max-w-full">
      <Input label="Email" defaultValue="ada@kerf.example" />
    </div>
  ),
  InputGroup: () => (
    <div className="w-44 max-w-full">
      <InputGroup label="Weight">
        <InputGroup.Input defaultValue="12.5" />
        <InputGroup.Suffix>kg</InputGroup.Suffix>
      </InputGroup>
    </div>
  ),
  NumberField: () => (
    <div className="w-44 max-w-full">
      <NumberField label="Seats" min={1} defaultValue={12} steppers />
    </div>
  ),
  Radio: () => (
    <Radio.Group legend="Billing" value="yearly" onValueChange={nothing}>
      <Radio.Item value="monthly" label="Monthly" />
      <Radio.Item value="yearly" label="Yearly" />
    </Radio.Group>
  ),
  Slider: () => (
    <div className="w-44 max-w-full">
      <Slider label="Price" range defaultValue={[20, 65]} showValue />
    </div>
  ),
  Switch: () => (
    <div className="flex flex-col gap-3">
      <Switch label="Deploy on push" defaultChecked />
      <Switch label="Weekly digest" />
    </div>
  ),
  Textarea: () => (
    <div className="w-44 max-w-full">
      <Textarea label="Note" minRows={2} defaultValue="Oak, planed on all sides." />
    </div>
  ),
  TagsInput: () => <TagsInput aria-label="Labels" defaultValue={["Bug", "Docs"]} />,
  TimeField: () => (
    <div className="w-44 max-w-full">
      <TimeField label="Start" size="sm" defaultValue="14:30" />
    </div>
  ),
  DateRangeInput: () => (
    <DateRangeInput
      label="Period"
      defaultValue={{ from: new Date(2026, 10, 16), to: new Date(2026, 10, 20) }}
    />
  ),
  ButtonGroup: () => (
    <ButtonGroup aria-label="Publish" variant="primary">
      <ButtonGroup.Button>Publish</ButtonGroup.Button>
      <ButtonGroup.Button shape="square" icon={ChevronDownIcon} aria-label="More ways to publish" />
    </ButtonGroup>
  ),
  PinInput: () => <PinInput label="Verification code" size="sm" defaultValue="4821" />,
  SecretInput: () => (
    <div className="w-44 max-w-full">
      <SecretInput label="API key" defaultValue="sk-live-9d81" />
    </div>
  ),
  PasswordInput: () => (
    <div className="w-44 max-w-full">
      <PasswordInput label="Password" defaultValue="correct horse" />
    </div>
  ),
  ToggleGroup: () => (
    <ToggleGroup multiple defaultValue={["bold"]} aria-label="Style">
      <ToggleGroup.Item value="bold">Bold</ToggleGroup.Item>
      <ToggleGroup.Item value="italic">Italic</ToggleGroup.Item>
    </ToggleGroup>
  ),
};
