import { Grid, Stack, TableOfContents, Text } from "@kerf/react";

const sections = [
  { id: "before-you-start", label: "Before you start" },
  { id: "create-a-project", label: "Create a project" },
  { id: "choose-a-region", label: "Choose a region", level: 3 },
  { id: "invite-members", label: "Invite members", level: 3 },
  { id: "deploy", label: "Deploy" },
];

const texts: Record<string, string> = {
  "before-you-start": "You need an account with the role of owner.",
  "create-a-project": "A project has its own members and invoices.",
  "choose-a-region": "Data stays in the region.",
  "invite-members": "Members get an email with a link.",
  deploy: "Each push to the main branch is deployed.",
};

/** A guide with the list of its sections beside it. It stays in view while the guide scrolls. */
export function Guide() {
  return (
    <Grid variant="2-1">
      <Stack as="article" gap="4">
        {sections.map(({ id, label, level }) => (
          <Stack key={id} gap="2">
            <Text id={id} as={level === 3 ? "h3" : "h2"} variant={level === 3 ? "heading3" : "heading2"}>
              {label}
            </Text>
            <Text>{texts[id]}</Text>
          </Stack>
        ))}
      </Stack>
      <TableOfContents sticky items={sections} />
    </Grid>
  );
}

/** Below a sticky header of 64 px. */
export function BelowHeader() {
  return (
    <TableOfContents
      sticky
      offset={64}
      labels={{ label: "In this release" }}
      items={[
        { id: "new-charts", label: "New charts" },
        { id: "fixes", label: "Fixes" },
        { id: "upgrade", label: "How to upgrade" },
      ]}
    />
  );
}
