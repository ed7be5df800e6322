import { Textarea } from "@kerf/react";
import { useState } from "react";

/** A label, and a hint where one is needed. */
export function Feedback() {
  return <Textarea label="Feedback" name="feedback" description="What were you trying to do?" />;
}

/** As high as its text, between two and six rows. */
export function Growing() {
  return (
    <Textarea
      label="Release notes"
      name="notes"
      autoResize
      minRows={2}
      maxRows={6}
      defaultValue={"Faster deployments\nA new page for logs"}
    />
  );
}

/** A limit that can be seen coming. */
export function WithCounter() {
  return (
    <Textarea label="Biography" name="biography" counter maxLength={160} defaultValue="Draws bridges." />
  );
}

/** Left empty, the browser holds the form back, the control gets the focus and says why. */
export function Required() {
  return (
    <form>
      <Textarea
        label="Reason"
        name="reason"
        required
        error={{ message: "Say why the deployment has to stop.", match: "valueMissing" }}
      />
    </form>
  );
}

/** Without a visible label it needs a name; Enter makes a new line, so that sending needs a button or a key of its own. */
export function Comment() {
  const [comment, setComment] = useState("");
  return (
    <Textarea
      aria-label="Comment"
      placeholder="Write a comment"
      autoResize
      minRows={1}
      maxRows={8}
      value={comment}
      onValueChange={setComment}
    />
  );
}
