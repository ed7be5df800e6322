import { Code } from "@kerf/react";

/** A name in a sentence, as large as the words around it. */
export function InASentence() {
  return (
    <p>
      Set <Code lang="ts" code="strict: true" /> before you upgrade.
    </p>
  );
}

/** One command, to be copied and run. */
export function InstallCommand() {
  return <Code.Block lang="bash" code="npm install @kerf/react" />;
}

/** What the reader has to look at is set off: some lines, and the values that are their own. */
export function RequestWithValues() {
  return (
    <Code.Block
      lang="bash"
      code={`curl https://{{host}}/v1/deployments \\
  --header "Authorization: Bearer {{token}}" \\
  --data '{ "branch": "main" }'`}
      values={{
        host: { value: "api.example.com" },
        token: { value: "kerf_4f2a", highlight: true },
      }}
      highlightedLines={[2]}
    />
  );
}

const component = `import { Button } from "@kerf/react";

const Publish = ({ onPublish }: { onPublish: () => void }) => {
  return (
    <Button variant="primary" onClick={onPublish}>
      Publish
    </Button>
  );
};
`;

/** A file with its line numbers; lines that are too long scroll within the panel. */
export function WholeFile() {
  return <Code.Block lang="tsx" code={component} />;
}
