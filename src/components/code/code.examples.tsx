import { Code, Text } from "@kerf/react";

/** A name in a sentence, in the size of the surrounding text. */
export function InASentence() {
  return (
    <Text>
      Set <Code lang="ts" code="strict: true" /> before you upgrade.
    </Text>
  );
}

/** One command to copy and run. */
export function InstallCommand() {
  return <Code.Block lang="bash" code="npm install @kerf/react" />;
}

/** Highlights the important lines, and the values that belong to the user. */
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

/** A file with line numbers. Long lines scroll inside the panel. */
export function WholeFile() {
  return <Code.Block lang="tsx" code={component} />;
}
