"use client";

import { Banner, Button, Input, Select, Stack } from "@kerf/react";
import { useActionState } from "react";
import { invite } from "../app/actions";

const roles = { member: "Member", admin: "Admin" };

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
