import { Banner, Button, Checkbox, Empty, Input, Select } from "@kerf/react";
import type { ReactNode } from "react";

/** One rule, with an example that follows it and one that breaks it. */
export interface Rule {
  /** The rule, in one sentence. */
  rule: string;
  /** Why. */
  because: string;
  right: ReactNode;
  wrong: ReactNode;
}

export interface Topic {
  title: string;
  lead: string;
  rules: Rule[];
}

/** The writing style, with components as examples of right and wrong. */
export const topics: Topic[] = [
  {
    title: "Buttons",
    lead: "A button says what happens on press.",
    rules: [
      {
        rule: "Start with a verb. Name the object unless the context does.",
        because: "Screen readers read it without its context.",
        right: <Button variant="primary">Create project</Button>,
        wrong: <Button variant="primary">OK</Button>,
      },
      {
        rule: "Use a capital at the start only, and no period.",
        because: "Capitals inside a sentence slow reading, and many languages have none.",
        right: <Button>Add a payment method</Button>,
        wrong: <Button>Add A Payment Method.</Button>,
      },
      {
        rule: "Name what is deleted, in the question and on the button.",
        because: "People who don't read the question see it on the button.",
        right: <Button variant="destructive">Delete “Atlas”</Button>,
        wrong: <Button variant="destructive">Yes</Button>,
      },
    ],
  },
  {
    title: "Labels",
    lead: "A label names the value to enter. It is above the control and always visible.",
    rules: [
      {
        rule: "Use one to three words without a colon. Put hints into the description.",
        because: "People read the label on each visit, and the hint on the first.",
        right: <Input label="Host name" description="As in api.example.com." />,
        wrong: <Input label="Please enter the host name, as in api.example.com:" />,
      },
      {
        rule: "Say what is optional, not what is required.",
        because: "If you ask only for what you need, most of a form is required.",
        right: <Input label="Nickname" required={false} />,
        wrong: <Input label="Host name *" />,
      },
      {
        rule: "Say what checking the box does, not what it prevents.",
        because: "People have to read a negated choice twice.",
        right: <Checkbox label="Send me release notes" defaultChecked />,
        wrong: <Checkbox label="Do not send me release notes" />,
      },
      {
        rule: "A placeholder shows an example or prompts for a selection. It doesn't replace a label.",
        because: "It disappears when people need it most: while typing.",
        right: (
          <Select label="Region" items={{ fra: "Frankfurt", nrt: "Tokyo" }} placeholder="Choose a region" />
        ),
        wrong: <Select aria-label="Region" items={{ fra: "Frankfurt", nrt: "Tokyo" }} placeholder="Region" />,
      },
    ],
  },
  {
    title: "Errors",
    lead: "An error says what is wrong and how to fix it, next to the control.",
    rules: [
      {
        rule: "Say what to do, as a request.",
        because: "“Invalid” says that something is wrong, but not how to fix it.",
        right: <Input label="Email" defaultValue="ada@" error="Enter an address such as ada@example.com." />,
        wrong: <Input label="Email" defaultValue="ada@" error="Invalid input!" />,
      },
      {
        rule: "Say what happened, what it means and what to do. Blame no one.",
        because: "Error codes and stack traces are for developers. Put them into the log.",
        right: (
          <Banner
            variant="error"
            title="Your last payment failed"
            description="The card has expired. Projects stay online until 30 June."
            action={<Banner.Action>Update card</Banner.Action>}
          />
        ),
        wrong: <Banner variant="error" title="Oops! Something went wrong" description="Error 402: ERR_PMT" />,
      },
      {
        rule: "In an empty state, say why it is empty and how to add content.",
        because: "An empty page is a first impression, or the result of a mistyped search.",
        right: (
          <Empty
            size="sm"
            headingLevel={3}
            title="No projects yet"
            description="A project contains drawings and the people who work on them."
            contents={<Button size="sm">New project</Button>}
          />
        ),
        wrong: <Empty size="sm" headingLevel={3} title="No data" />,
      },
    ],
  },
];
