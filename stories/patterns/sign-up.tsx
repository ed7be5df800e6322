import {
  Autocomplete,
  Button,
  Checkbox,
  Combobox,
  DatePicker,
  Field,
  Input,
  PasswordInput,
  Radio,
  Select,
  Stack,
  Surface,
  Text,
} from "@kerf/react";
import { type ServerErrors, useSentForm } from "./use-sent-form";

const countries = [
  "Austria",
  "Brazil",
  "Côte d'Ivoire",
  "France",
  "Germany",
  "Japan",
  "Norway",
  "Switzerland",
];
const companies = ["Bridgeworks", "Carver & Sons", "Atelier Nord", "Sägewerk Süd"];
const roles = { design: "Design", engineering: "Engineering", product: "Product", other: "Something else" };

export interface SignUpProps {
  /** Submits the entries. The errors that it returns show at their controls. */
  send: (entries: FormData) => Promise<ServerErrors>;
  /** Disables the whole form. */
  disabled?: boolean;
}

/** A sign-up form on one page. Each required control shows its own error. */
export function SignUp({ send, disabled }: SignUpProps) {
  const { errors, props } = useSentForm(send);
  return (
    <Stack padding="6" maxWidth="md" render={<Surface render={<form aria-label="Sign up" {...props} />} />}>
      {/* It disables the form, and isn't a group of its own. */}
      <Stack gap="5" render={<fieldset role="none" disabled={disabled} />}>
        <Text as="h1" variant="heading2">
          Create an account
        </Text>
        <Input
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email ?? { message: "Enter your email address.", match: "valueMissing" }}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="new-password"
          description="At least 12 characters."
          minLength={12}
          required
          error={{ message: "Choose a password.", match: "valueMissing" }}
        />
        <Autocomplete items={companies} label="Company" name="company" required={false}>
          <Autocomplete.InputGroup autoComplete="organization" />
          <Autocomplete.Content>
            <Autocomplete.List>{(company) => <Autocomplete.Item value={company} />}</Autocomplete.List>
          </Autocomplete.Content>
        </Autocomplete>
        <Combobox
          items={countries}
          label="Country"
          name="country"
          required
          error={errors.country ?? { message: "Select the country you work in.", match: "valueMissing" }}
        >
          <Combobox.TriggerInput placeholder="Search countries" />
          <Combobox.Content>
            <Combobox.Empty />
            <Combobox.List>{(country) => <Combobox.Item value={country} />}</Combobox.List>
          </Combobox.Content>
        </Combobox>
        <Select
          items={roles}
          label="Role"
          name="role"
          placeholder="Choose a role"
          required
          error={{ message: "Select your role.", match: "valueMissing" }}
        />
        <Radio.Group
          legend="Plan"
          name="plan"
          appearance="card"
          orientation="horizontal"
          required
          error={{ message: "Choose a plan.", match: "valueMissing" }}
        >
          <Radio.Item value="free" label="Free" description="One project" />
          <Radio.Item value="team" label="Team" description="Ten projects, five people" />
        </Radio.Group>
        <Field
          label="First day"
          description="Your trial starts on this day."
          error={{ message: "Select your first day.", match: "valueMissing" }}
        >
          <DatePicker name="start" required defaultMonth={new Date(2026, 10, 1)} />
        </Field>
        <Checkbox.Group legend="Send me" name="news">
          <Checkbox.Item value="product" label="Product news" />
          <Checkbox.Item value="events" label="Invitations" />
        </Checkbox.Group>
        <Field error={{ message: "Accept the terms to continue.", match: "valueMissing" }}>
          <Checkbox name="terms" required label="I accept the terms" />
        </Field>
        <Stack direction="row" gap="2" wrap>
          <Button type="submit" variant="primary">
            Create account
          </Button>
          <Button type="reset" variant="ghost">
            Start over
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
