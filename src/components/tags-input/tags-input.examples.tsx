import { TagsInput } from "@kerf/react";
import { useState } from "react";

/** Suggestions, which don't restrict what people enter. */
export function IssueLabels() {
  return (
    <TagsInput
      label="Labels"
      placeholder="Add a label"
      items={["Accessibility", "Bug", "Design", "Documentation", "Performance", "Security"]}
      defaultValue={["Bug", "Needs review"]}
    />
  );
}

/** Pasted lists are split. Text that isn't an address stays in the input until it is corrected. */
export function Recipients() {
  return (
    <TagsInput
      label="Recipients"
      description="Paste a list, or type one address at a time."
      inputMode="email"
      separators={[",", ";", " "]}
      validate={(tag) => (/^\S+@\S+\.\S+$/.test(tag) ? undefined : `“${tag}” isn’t an email address.`)}
      defaultValue={["ada@example.com", "grace@example.com"]}
    />
  );
}

/** Controlled, with a maximum. */
export function Keywords() {
  const [keywords, setKeywords] = useState(["invoices", "billing"]);
  return (
    <TagsInput
      label="Keywords"
      description={`${keywords.length} of 5`}
      max={5}
      value={keywords}
      onValueChange={setKeywords}
    />
  );
}

/** An error for a form without tags. */
export function Required() {
  return (
    <TagsInput
      label="Regions"
      placeholder="eu-central-1"
      name="regions"
      required
      error={{ message: "Enter at least one region.", match: "valueMissing" }}
    />
  );
}
