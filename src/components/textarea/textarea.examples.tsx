import { Textarea } from "@kerf/react";
import { useState } from "react";

/** A label with a hint. */
export function Feedback() {
  return <Textarea label="Feedback" name="feedback" description="What were you trying to do?" />;
}

/** It grows with its text, from two to six rows. */
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

/** A counter shows how much of the maximum length is used. */
export function WithCounter() {
  return (
    <Textarea label="Biography" name="biography" counter maxLength={160} defaultValue="Draws bridges." />
  );
}

/** If the field is empty, the browser prevents submission, focuses it and shows the error. */
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

/** Without a visible label, set `aria-label`. Enter starts a new line, so offer a button or a shortcut to submit. */
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
