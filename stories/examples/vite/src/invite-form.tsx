import { Banner, Button, Input, Select, Stack } from "@kerf/react";
import { useActionState } from "react";

const roles = { member: "Member", admin: "Admin" };

interface State {
  email: string;
  role: string;
  error?: string;
  invited?: string;
}

/** Replace it with a request to your server. */
async function invite(_: State, data: FormData): Promise<State> {
  const email = String(data.get("email"));
  const role = String(data.get("role"));
  // The entered values are the new defaults, so that the form keeps them.
  if (email === "ada@example.com") return { email, role, error: "Ada is already in the team." };
  return { email: "", role: "member", invited: email };
}

export function InviteForm() {
  const [state, action, isPending] = useActionState(invite, { email: "", role: "member" });
  return (
    <form action={action}>
      <Stack gap="5">
        <output>{state.invited && <Banner variant="success" text={`We invited ${state.invited}.`} />}</output>
        <Input
          label="Email"
          name="email"
          type="email"
          required
          defaultValue={state.email}
          error={state.error}
        />
        <Select label="Role" name="role" items={roles} defaultValue={state.role} />
        <Stack direction="row" gap="2">
          <Button type="submit" variant="primary" loading={isPending}>
            Send invitation
          </Button>
          <Button type="reset">Reset</Button>
        </Stack>
      </Stack>
    </form>
  );
}
