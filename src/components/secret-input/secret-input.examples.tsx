import { SecretInput, Stack } from "@kerf/react";

/** A key that an application has created, to be copied. */
export function ApiKey() {
  return (
    <SecretInput
      label="API key"
      description="It has access to all projects. Don't share it."
      readOnly
      defaultValue="sk-live-9d81c07be3564f2a"
      labels={{ show: "Show API key", copyAction: "Copy API key" }}
    />
  );
}

/** A secret that people paste. It can be changed, and is submitted with the form. */
export function WebhookSecret() {
  return (
    <form>
      <SecretInput
        label="Signing secret"
        name="secret"
        placeholder="whsec_…"
        required
        error={{ message: "Paste the secret of the webhook.", match: "valueMissing" }}
      />
    </form>
  );
}

/** Environment variables of a deployment. The name of each field describes its buttons. */
export function EnvironmentVariables() {
  return (
    <Stack gap="4">
      <SecretInput
        label="DATABASE_URL"
        name="database"
        defaultValue="mysql://reader:4f2a@db.example.com/orders"
      />
      <SecretInput label="STORAGE_TOKEN" name="storage" defaultValue="tok_8Jb2sVZq0mR4" />
    </Stack>
  );
}
