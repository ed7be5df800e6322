import {
  Avatar,
  Button,
  FileUpload,
  Input,
  Link,
  NumberField,
  Slider,
  Stack,
  Surface,
  Switch,
  Text,
  Textarea,
  TimeField,
} from "@kerf/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { type ServerErrors, useSentForm } from "./use-sent-form";

export interface AccountSettingsProps {
  /** Saves the entries of one section. Returned errors show at their controls, and a rejection below them. */
  save: (section: string, entries: FormData) => Promise<ServerErrors>;
}

/** Settings in sections. Each section is a form of its own, so saving one doesn't touch the others. */
export function AccountSettings({ save }: AccountSettingsProps) {
  return (
    <Stack direction="row-from-lg" gap="8" align="stretch">
      <Stack as="nav" gap="2" aria-label="Sections" style={{ flex: "none" }}>
        <Text as="div">
          <Link variant="plain" href="#profile">
            Profile
          </Link>
        </Text>
        <Text as="div">
          <Link variant="plain" href="#notifications">
            Notifications
          </Link>
        </Text>
        <Text as="div">
          <Link variant="plain" href="#limits">
            Limits
          </Link>
        </Text>
      </Stack>
      <Stack gap="8" maxWidth="lg" style={{ flex: 1, marginInline: 0 }}>
        <Section id="profile" title="Profile" hint="Everyone in your workspace sees it." save={save}>
          {(errors) => (
            <>
              <Stack direction="row" gap="4" align="start">
                <Avatar name="Ada Lovelace" size="xl" aria-hidden="true" />
                <FileUpload
                  label="Picture"
                  description="PNG or JPEG, up to 1 MB."
                  name="picture"
                  accept=".png,.jpg,.jpeg"
                  maxSize={1_000_000}
                  required={false}
                >
                  <FileUpload.Trigger>Upload picture</FileUpload.Trigger>
                  <FileUpload.List />
                </FileUpload>
              </Stack>
              <Input
                label="Name"
                name="name"
                defaultValue="Ada Lovelace"
                autoComplete="name"
                required
                error={errors.name ?? { message: "Enter your name.", match: "valueMissing" }}
              />
              <Textarea label="About you" name="about" required={false} maxLength={160} counter minRows={2} />
            </>
          )}
        </Section>
        <Section
          id="notifications"
          title="Notifications"
          hint="They come by email, outside your quiet hours."
          save={save}
        >
          {() => (
            <>
              <Switch.Group
                legend="Email me about"
                name="events"
                controlFirst={false}
                defaultValue={["mentions"]}
              >
                <Switch.Item value="mentions" label="Mentions" />
                <Switch.Item value="failures" label="Failed deployments" />
                <Switch.Item value="invoices" label="Invoices" />
              </Switch.Group>
              <Stack direction="row" gap="4" wrap align="start">
                <TimeField label="Quiet from" name="quiet-from" step={900} defaultValue="22:00" />
                <TimeField label="Until" name="quiet-until" step={900} defaultValue="07:00" />
              </Stack>
            </>
          )}
        </Section>
        <Section id="limits" title="Limits" hint="Deployments stop at the limit." save={save}>
          {(errors) => (
            <>
              <NumberField
                label="Monthly limit"
                name="limit"
                format={{ style: "currency", currency: "EUR", maximumFractionDigits: 0 }}
                min={0}
                step={50}
                defaultValue={500}
                required
                error={errors.limit ?? { message: "Enter a limit.", match: "valueMissing" }}
              />
              <Slider
                label="Warn at"
                name="warn-at"
                description="Owners get an email at this share of the limit."
                min={0.5}
                max={1}
                step={0.05}
                format={{ style: "percent" }}
                showValue
                defaultValue={0.8}
              />
            </>
          )}
        </Section>
      </Stack>
    </Stack>
  );
}

interface SectionProps extends AccountSettingsProps {
  id: string;
  title: string;
  hint: string;
  /** Renders the controls, given the server's errors by name. */
  children: (errors: ServerErrors) => ReactNode;
}

function Section({ id, title, hint, save, children }: SectionProps) {
  const [status, setStatus] = useState<"" | "saving" | "saved" | "failed">("");
  const { errors, props } = useSentForm(async (entries) => {
    setStatus("saving");
    try {
      const found = await save(id, entries);
      setStatus(Object.keys(found).length === 0 ? "saved" : "");
      return found;
    } catch {
      setStatus("failed");
      return {};
    }
  });
  // The result is about the entries that were sent. A request that is under way goes on.
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    setStatus((current) => (current === "saving" ? current : ""));
    props.onChange(event);
  };
  const heading = `${id}-heading`;
  return (
    <Stack
      id={id}
      gap="5"
      padding="6"
      render={<Surface render={<form aria-labelledby={heading} {...props} onChange={onChange} />} />}
    >
      <Stack gap="1">
        <Text variant="heading3" as="h2" id={heading}>
          {title}
        </Text>
        <Text variant="secondary">{hint}</Text>
      </Stack>
      {children(errors)}
      <Stack direction="row" gap="3" wrap>
        <Button type="submit" loading={status === "saving"}>
          Save {title.toLowerCase()}
        </Button>
        <Text variant={status === "failed" ? "error" : "success"} role="status">
          {status === "saved" && "Saved"}
          {status === "failed" && "Not saved. Check your connection and try again."}
        </Text>
      </Stack>
    </Stack>
  );
}
