import { Banner, Button, Checkbox, Input, InputGroup, Link, Logo, Surface, Text } from "@kerf/react";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export interface SignInProps {
  /** Signs in. What it returns is why it could not, in a sentence; nothing where it could. */
  signIn: (credentials: Credentials) => Promise<string | undefined>;
}

const unreachable = "We couldn't reach the server. Check your connection and try again.";

/** Someone who has been here before: two fields, filled in by the browser, and one button. */
export function SignIn({ signIn }: SignInProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
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
    // Most of the time it is the password: the next thing typed takes its place.
    if (found) password.current?.select();
  }

  return (
    <div className="mx-auto grid w-full max-w-96 gap-6">
      <div className="grid justify-items-center gap-4 text-center">
        <Logo variant="glyph" height={40} aria-hidden />
        <div>
          <Text as="h1" variant="heading2">
            Sign in to Kerf
          </Text>
          <Text variant="secondary">
            New here? <Link href="#sign-up">Create an account</Link>
          </Text>
        </div>
      </div>
      <Surface elevation="raised" className="p-6">
        <form aria-label="Sign in" className="grid gap-5" onSubmit={submit}>
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
          <div className="grid gap-2">
            <InputGroup
              size="lg"
              label="Password"
              required
              error={{ message: "Enter your password.", match: "valueMissing" }}
            >
              <InputGroup.Input
                ref={password}
                name="password"
                type={isShown ? "text" : "password"}
                autoComplete="current-password"
              />
              <InputGroup.Button
                shape="square"
                icon={isShown ? EyeOffIcon : EyeIcon}
                aria-label="Show password"
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
              />
            </InputGroup>
            <Link href="#reset" className="justify-self-start">
              Forgot your password?
            </Link>
          </div>
          <Checkbox name="remember" label="Stay signed in on this device" />
          <Button type="submit" variant="primary" size="lg" loading={isBusy}>
            Sign in
          </Button>
        </form>
      </Surface>
      <Text variant="secondary" size="sm" className="text-center">
        Does your company sign in by itself? <Link href="#sso">Use its account</Link>
      </Text>
    </div>
  );
}
