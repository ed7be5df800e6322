import { type ReactNode, useState } from "react";

/** A form that shows its submitted values, for stories of form controls. `id` is for controls outside it. */
export function SentForm({ id, children }: { id?: string; children: ReactNode }) {
  const [sent, setSent] = useState("nothing sent");
  return (
    <form
      id={id}
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

/** Other texts for the built-in field of a control. */
export const fieldLabels = { optional: "(if any)", moreInformation: "About" };
