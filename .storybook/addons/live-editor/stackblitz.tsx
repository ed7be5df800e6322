import { ExternalLinkIcon } from "lucide-react";
import { Button } from "../../../src/index";
import { projectFiles } from "./stackblitz-files";

/** Opens the code as a project on stackblitz.com, in another tab. */
export function StackBlitz({ name, code, describedBy }: { name: string; code: string; describedBy: string }) {
  return (
    <form
      method="post"
      action="https://stackblitz.com/run?file=src%2Fexample.tsx"
      target="_blank"
      rel="noopener"
    >
      <input type="hidden" name="project[title]" value={`Kerf: ${name}`} />
      <input type="hidden" name="project[description]" value={`An example of @kerf/react: ${name}`} />
      <input type="hidden" name="project[template]" value="node" />
      {Object.entries(projectFiles(code)).map(([path, text]) => (
        <input key={path} type="hidden" name={`project[files][${path}]`} value={text} />
      ))}
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        icon={ExternalLinkIcon}
        aria-label={`Open in StackBlitz: ${name}`}
        aria-describedby={describedBy}
      >
        Open in StackBlitz
      </Button>
    </form>
  );
}
