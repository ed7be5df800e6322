import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";
import type { EngineName, OpenPage } from "./engine";
import { openFirefox } from "./firefox";
import { openWebKit } from "./webkit";

/** A program that an engine needs, and the Debian package that contains it. */
interface Requirement {
  program: string;
  debianPackage: string;
}

const firefox: Requirement = { program: "firefox-esr", debianPackage: "firefox-esr" };
const driver: Requirement = { program: "WebKitWebDriver", debianPackage: "webkit2gtk-driver" };
const display: Requirement = { program: "Xvfb", debianPackage: "xvfb" };

const requirements: Record<EngineName, Requirement[]> = { firefox: [firefox], webkit: [driver, display] };

/**
 * Finds the programs of the engines.
 *
 * @throws If one is missing. The error has the command that installs all that are missing.
 */
export async function findEngines(names: readonly EngineName[]): Promise<Record<EngineName, OpenPage>> {
  const missing: Requirement[] = [];
  const paths = new Map<Requirement, string>();
  for (const requirement of names.flatMap((name) => requirements[name])) {
    const path = await find(requirement.program);
    if (path === undefined) missing.push(requirement);
    else paths.set(requirement, path);
  }
  if (missing.length > 0) throw new MissingPrograms(missing);
  const path = (requirement: Requirement) => paths.get(requirement) ?? requirement.program;
  return {
    firefox: (timeZone) => openFirefox(path(firefox), timeZone),
    webkit: (...options) => openWebKit({ driver: path(driver), display: path(display) }, ...options),
  };
}

/** Says which programs are missing, and how to install them. */
export class MissingPrograms extends Error {
  constructor(missing: readonly Requirement[]) {
    const programs = missing.map(({ program }) => program).join(", ");
    const packages = missing.map(({ debianPackage }) => debianPackage).join(" ");
    super(
      `Not found in PATH: ${programs}. On Debian, install them with:\n\n` +
        `  apt-get update && apt-get install --no-install-recommends ${packages}`,
    );
  }
}

/** The path of a program in PATH. */
async function find(program: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, program);
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}
