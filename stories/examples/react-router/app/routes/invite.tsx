import { Banner, Button, Input, Select, Stack, Text } from "@kerf/react";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { DeleteTeam } from "../delete-team";
import type { Route } from "./+types/invite";

const roles = { member: "Member", admin: "Admin" };

interface State {
  email: string;
  role: string;
  error?: string;
  invited?: string;
}

export async function action({ request }: Route.ActionArgs): Promise<State> {
  const data = await request.formData();
  const email = String(data.get("email"));
  const role = String(data.get("role"));
  if (email === "ada@example.com") return { email, role, error: "Ada is already in the team." };
  return { email: "", role: "member", invited: email };
}

export default function Invite({ actionData: state }: Route.ComponentProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  // React Router keeps what people entered. The form's controls return to their defaults by a reset.
  useEffect(() => {
    if (state?.invited) form.current?.reset();
  }, [state]);
  return (
    <Stack gap="6">
      <Text variant="heading1">Team</Text>
      <Form method="post" ref={form}>
        <Stack gap="5">
          <output>
            {state?.invited && <Banner variant="success" text={`We invited ${state.invited}.`} />}
          </output>
          <Input
            label="Email"
            name="email"
            type="email"
            required
            defaultValue={state?.email}
            error={state?.error}
          />
          <Select label="Role" name="role" items={roles} defaultValue={state?.role ?? "member"} />
          <Stack direction="row" gap="2">
            <Button type="submit" variant="primary" loading={isPending}>
              Send invitation
            </Button>
            <Button type="reset">Reset</Button>
          </Stack>
        </Stack>
      </Form>
      <DeleteTeam />
    </Stack>
  );
}
