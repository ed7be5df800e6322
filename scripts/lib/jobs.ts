/** A command of package.json, or one of its jobs. */
export interface Job {
  /** The module that runs the job, as a path in `scripts/`. */
  module: string;
  /** The description of the job, in its `--help` and in the list of jobs. */
  description: string;
  /** `false` if the module takes no options. */
  options?: false;
}

/** All jobs, by the words that run them: `bench size` is `npm run bench -- size`. */
export const jobs: Record<string, Job> = {
  test: {
    module: "runner/gate/npm-test.ts",
    description: "Runs every check whose inputs have changed since it passed, or the named checks.",
  },
  "test:stories": {
    module: "runner/test-stories.ts",
    description: "Tests interaction, accessibility and pixels of every story in the pinned browser.",
  },
  review: {
    module: "visual/page/review.ts",
    description: "Shows the pictures that differed in the last run of the stories, to compare and approve.",
  },
  catalog: { module: "catalog/main.ts", description: "Writes src/catalog/catalog.json." },
  theme: { module: "theme/write-theme.ts", description: "Writes src/theme/tokens.css from the tokens." },
  build: {
    module: "package/build/build.ts",
    description: "Builds the package into dist/. If the build fails, the folder stays as it was.",
    options: false,
  },
  "new-component": {
    module: "new-component/new-component.ts",
    description:
      "Writes the files of a component that passes every check, adds it to the package's exports and the landing page, and updates the catalog.",
  },

  release: {
    module: "package/release/release.ts",
    description:
      "Shows the next version and its changelog. Fails if the catalog has a greater change than the files in changes/ declare.",
  },

  "bench size": {
    module: "bench/size/bench-size.ts",
    description:
      "Measures what each component adds to an application's download, and compares it with its budget.",
  },
  "bench render": {
    module: "bench/render/bench-render.ts",
    description: "Measures render times as multiples of plain HTML or of a short list, and layout shifts.",
  },

  "check catalog": {
    module: "checks/catalog-conformance/check-catalog.ts",
    description:
      "Compares the catalog with the code and with the last run of the stories. Compiles and renders the site's snippets, and every \"don't\" of the guides.",
  },
  "check prose": {
    module: "checks/prose/check-prose.ts",
    description:
      "Checks that texts are in plain English: wording, sentence length, spelling, articles and repeated words.",
  },
  "check leaks": {
    module: "checks/leaks/check-leaks.ts",
    description:
      "Mounts an example of each component and opens its popup many times, and compares the page, its nodes and its listeners before and after.",
  },
  "check content": {
    module: "checks/content/check-content.ts",
    description:
      "Replaces the texts of every component and pattern with long, doubled, Arabic, Japanese and no content at 320 px, and reports those that don't fit. Also reports Kerf's texts that a language can't replace.",
  },
  "check records": {
    module: "checks/records/check-records.ts",
    description:
      "Compares each story with stories/records: the calls of callbacks, and the validity of the HTML.",
  },
  "check engines": {
    module: "checks/engines/check-engines.ts",
    description:
      "Runs every story in Firefox and WebKitGTK from Debian's packages. Explains failures by the list of known differences.",
  },
  "check site": {
    module: "checks/site/check-site.ts",
    description:
      "Serves the built site from a sub-path, and checks the console, links, layout and accessibility of its pages, and journeys through it.",
  },
};
