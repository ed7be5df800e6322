import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PictureFolder } from "../../snapshots/picture-folder";
import { readForeignReport } from "./foreign-report";
import { GitHub } from "./github";
import { publishComment } from "./publish";

/**
 * Comments on the pull request whose workflow has ended, as the event of a `workflow_run` names it.
 *
 * @param folder The report in the workflow's artifact. It may come from a fork: it is read as data, and never executed.
 * @throws if a variable of GitHub's environment is missing, or the report has another form.
 */
export async function commentOnPullRequest(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const variable = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is not set. Run --comment in a GitHub workflow that follows a pull request's.`);
  };
  const event = JSON.parse(await readFile(variable("GITHUB_EVENT_PATH"), "utf8"));
  return publishComment({
    github: new GitHub(variable("GITHUB_API_URL"), variable("GITHUB_REPOSITORY"), variable("GITHUB_TOKEN")),
    server: variable("GITHUB_SERVER_URL"),
    run: event.workflow_run,
    report: readForeignReport(await readFile(join(folder, "report.json"), "utf8")),
    pictures: new PictureFolder(join(folder, "pictures")),
  });
}
