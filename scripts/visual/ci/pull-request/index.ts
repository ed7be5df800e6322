import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PictureFolder } from "../../baselines/picture-folder";
import { readForeignReport } from "./foreign-report";
import { GitHub } from "./github";
import { publishComment } from "./publish";

/**
 * Comments on the pull request whose workflow has ended, as described by the `workflow_run` event.
 *
 * @param folder The report in the workflow's artifact. It may come from a fork, so it is only read as data,
 * and never executed.
 * @throws if a variable of GitHub's environment is missing, or the report isn't valid.
 */
export async function commentOnPullRequest(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const variable = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is not set. Run --comment in a GitHub workflow triggered by workflow_run.`);
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
