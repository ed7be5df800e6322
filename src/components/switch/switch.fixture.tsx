import { type ReactNode, useState } from "react";

/** A form that says what it sent. */
export function SentForm({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState("nothing sent");
  return (
    <form
      id="sent-form"
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify([...new FormData(event.currentTarget)]));
      }}
    >
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output>{sent}</output>
    </form>
  );
}
