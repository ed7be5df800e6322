import { Button, Empty } from "@kerf/react";
import { FolderOpenIcon, SearchXIcon, TerminalIcon } from "lucide-react";

/** Before the first project: what a project is, and how to create one. */
export function FirstProject() {
  return (
    <Empty
      size="lg"
      icon={FolderOpenIcon}
      title="No projects yet"
      description="A project contains drawings and the people who work on them."
      contents={
        <>
          <Button variant="primary">New project</Button>
          <Button>Import project</Button>
        </>
      }
    />
  );
}

/** A command that adds content, with a copy button. */
export function FirstDeployment() {
  return (
    <Empty
      icon={TerminalIcon}
      title="No deployments yet"
      description="Deploy from your project's folder to see it here."
      commandLine="npx kerf deploy --production"
    />
  );
}

/** A search without results, in a panel below a heading of level 3. */
export function NothingFound() {
  return (
    <Empty
      size="sm"
      headingLevel={4}
      icon={SearchXIcon}
      title="No results for “birhc”"
      description="Check the spelling, or search all projects."
      contents={<Button size="sm">Clear search</Button>}
    />
  );
}
