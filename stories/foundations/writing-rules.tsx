import { Banner, Button, Checkbox, Empty, Input, Select } from "@kerf/react";
import type { ReactNode } from "react";

/** One rule, as it is kept and as it is broken. */
export interface Rule {
  /** What to do, in a sentence. */
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

/** The house style. What is right and wrong is drawn by the components themselves. */
export const topics: Topic[] = [
  {
    title: "Buttons",
    lead: "A button says what happens when it is pressed.",
    rules: [
      {
        rule: "Begin with a verb, and name what it acts on where the place does not.",
        because: "Read alone, as a screen reader does, it still says what it does.",
        right: <Button variant="primary">Create project</Button>,
        wrong: <Button variant="primary">OK</Button>,
      },
      {
        rule: "Capital at the beginning only, and no full stop.",
        because: "Capitals within slow the eye down, and many languages have none.",
        right: <Button>Add a payment method</Button>,
        wrong: <Button>Add A Payment Method.</Button>,
      },
      {
        rule: "Name what is lost, in the question and on the button.",
        because: "Who presses without reading must know from the button alone.",
        right: <Button variant="destructive">Delete “Atlas”</Button>,
        wrong: <Button variant="destructive">Yes</Button>,
      },
    ],
  },
  {
    title: "Labels",
    lead: "A label names what is asked for. It stands above the control and stays there.",
    rules: [
      {
        rule: "One to three words, with no colon; a hint goes into the description.",
        because: "The label is read at each visit, the hint at the first.",
        right: <Input label="Host name" description="As in api.example.com." />,
        wrong: <Input label="Please enter the host name, as in api.example.com:" />,
      },
      {
        rule: "Say what is optional, not what is required.",
        because: "Ask for what is needed, and most of a form is required.",
        right: <Input label="Nickname" required={false} />,
        wrong: <Input label="Host name *" />,
      },
      {
        rule: "Say what a tick does, never what it does not.",
        because: "To tick a box so that something does not happen is read twice.",
        right: <Checkbox label="Send me release notes" defaultChecked />,
        wrong: <Checkbox label="Do not send me release notes" />,
      },
      {
        rule: "A placeholder shows what to choose or what it may look like. It is no label.",
        because: "It goes away when it is needed most: while typing.",
        right: (
          <Select label="Region" items={{ fra: "Frankfurt", nrt: "Tokyo" }} placeholder="Choose a region" />
        ),
        wrong: <Select aria-label="Region" items={{ fra: "Frankfurt", nrt: "Tokyo" }} placeholder="Region" />,
      },
    ],
  },
  {
    title: "Errors",
    lead: "An error says what is wrong, and what to do about it, where it is to be done.",
    rules: [
      {
        rule: "Say what to do, as a request.",
        because: "“Invalid” tells people that they failed, and not how to go on.",
        right: <Input label="Email" defaultValue="ada@" error="Enter an address such as ada@example.com." />,
        wrong: <Input label="Email" defaultValue="ada@" error="Invalid input!" />,
      },
      {
        rule: "Say what happened, what it means, and what can be done; blame nobody.",
        because: "The code and the stack are for those who mend it: put them into the log.",
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
        rule: "Where there is nothing, say why, and how something comes.",
        because: "An empty page is a first impression, or a mistyped search.",
        right: (
          <Empty
            size="sm"
            headingLevel={3}
            title="No projects yet"
            description="A project holds drawings and the people who work on them."
            contents={<Button size="sm">New project</Button>}
          />
        ),
        wrong: <Empty size="sm" headingLevel={3} title="No data" />,
      },
    ],
  },
];
