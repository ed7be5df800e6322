import {
  Banner,
  Button,
  Checkbox,
  Input,
  Link,
  Logo,
  PasswordInput,
  Stack,
  Surface,
  Text,
} from "@kerf/react";
import { type FormEvent, useRef, useState } from "react";

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export interface SignInProps {
  /** Signs in. If it fails, it returns the reason as a sentence. */
  signIn: (credentials: Credentials) => Promise<string | undefined>;
}

const unreachable = "We couldn't reach the server. Check your connection and try again.";

/** A sign-in form: two fields, which password managers fill in, and one button. */
export function SignIn({ signIn }: SignInProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    setIsBusy(true);
    const found = await signIn({
      email: String(entries.get("email")),
      password: String(entries.get("password")),
      remember: entries.has("remember"),
    }).catch(() => unreachable);
    setIsBusy(false);
    setProblem(found);
    // Usually the password is wrong. It is selected, so that typing replaces it.
    if (found) password.current?.select();
  }

  return (
    <Stack gap="6" maxWidth="sm">
      <Stack style={{ textAlign: "center" }}>
        <Logo variant="glyph" height={40} aria-hidden style={{ alignSelf: "center" }} />
        <Stack gap="0">
          <Text as="h1" variant="heading2">
            Sign in to Kerf
          </Text>
          <Text variant="secondary">
            New here? <Link href="#sign-up">Create an account</Link>
          </Text>
        </Stack>
      </Stack>
      <Stack
        gap="5"
        padding="6"
        render={<Surface elevation="raised" render={<form aria-label="Sign in" onSubmit={submit} />} />}
      >
        {problem && <Banner size="sm" variant="error" text={problem} />}
        <Input
          size="lg"
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={{ message: "Enter the email address of your account.", match: "valueMissing" }}
        />
        <Stack gap="2">
          <PasswordInput
            ref={password}
            size="lg"
            label="Password"
            name="password"
            required
            error={{ message: "Enter your password.", match: "valueMissing" }}
          />
          <Text>
            <Link href="#reset">Forgot your password?</Link>
          </Text>
        </Stack>
        <Checkbox name="remember" label="Stay signed in on this device" />
        <Button type="submit" variant="primary" size="lg" loading={isBusy}>
          Sign in
        </Button>
      </Stack>
      <Text variant="secondary" size="sm" style={{ textAlign: "center" }}>
        Does your company use single sign-on? <Link href="#sso">Sign in with SSO</Link>
      </Text>
    </Stack>
  );
}
