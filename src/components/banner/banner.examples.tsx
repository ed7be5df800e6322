import { Banner } from "@kerf/react";
import { InfoIcon, MegaphoneIcon, XIcon } from "lucide-react";
import { useState } from "react";

/** An error, its consequences and an action. */
export function PaymentFailed() {
  return (
    <Banner
      variant="error"
      title="Your last payment failed"
      description="The card ending in 4242 has expired. Projects stay online until 30 June."
      action={<Banner.Action variant="primary">Update card</Banner.Action>}
    />
  );
}

/** Several actions, the last of which dismisses the banner. */
export function NewVersion() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Banner
      icon={MegaphoneIcon}
      title="Version 4 is here"
      description="Builds start twice as fast. Upgrading takes one line of configuration."
      action={
        <>
          <Banner.Action>See what's new</Banner.Action>
          <Banner.Action
            variant="ghost"
            shape="square"
            icon={XIcon}
            aria-label="Dismiss"
            onClick={() => setOpen(false)}
          />
        </>
      }
    />
  );
}

/** For a card or form with little space: the action is inline with the text. */
export function NearTheLimit() {
  return (
    <Banner
      size="sm"
      variant="alert"
      description="You have used 92% of this month's build minutes."
      action={<Banner.Action>Add minutes</Banner.Action>}
    />
  );
}

/** A single sentence, for information without an action. */
export function ReadOnly() {
  return (
    <Banner variant="secondary" icon={InfoIcon}>
      This project is archived. It is read-only for everyone.
    </Banner>
  );
}
