"use server";

export interface State {
  email: string;
  role: string;
  error?: string;
  invited?: string;
}

export async function invite(_: State, data: FormData): Promise<State> {
  const email = String(data.get("email"));
  const role = String(data.get("role"));
  // The entered values are the new defaults, so that the form keeps them.
  if (email === "ada@example.com") return { email, role, error: "Ada is already in the team." };
  return { email: "", role: "member", invited: email };
}
