import { ClipboardText, Code, Link, Logo, Text } from "@kerf/react";
import { PageLink } from "#docs/page-link";
import { catalog } from "#kit/catalog";
import { install, introduction, title } from "../../.storybook/shared/introduction";
import { MeasuredButton } from "./measured-button";

const usage = `import "@kerf/react/styles.css";
import { Button } from "@kerf/react";

export function Publish() {
  return <Button variant="primary">Publish</Button>;
}
`;

const thePage = "./?path=/docs/adopting-getting-started--docs";

/** A summary of Kerf, and two steps to start. */
export function Hero() {
  const count = Object.keys(catalog.components).length;
  return (
    <header className="flex flex-col gap-10 pt-4">
      <div className="grid items-center gap-x-12 gap-y-8 grid-cols-1 lg:grid-cols-[1fr_1.05fr]">
        <div className="flex flex-col items-start gap-5">
          <Logo variant="glyph" height={40} aria-hidden="true" />
          <Text
            as="h1"
            variant="heading1"
            className="max-w-120 text-balance text-[2.5rem] leading-[2.875rem]"
          >
            {title}
          </Text>
          <p className="max-w-120 text-pretty text-ink-muted text-lg">{introduction(count)}</p>
        </div>
        <MeasuredButton />
      </div>
      <section aria-label="Install" className="grid gap-x-12 gap-y-5 grid-cols-1 lg:grid-cols-[1fr_1.05fr]">
        <div className="flex flex-col items-start gap-3">
          <Text as="h2" variant="heading3">
            Get started
          </Text>
          <p className="max-w-120 text-balance text-ink-muted">
            Install the package, import its stylesheet once, and use a component. Then{" "}
            <Link href={thePage} render={<PageLink href={thePage} />}>
              set the page's theme and background
            </Link>
            . All code on this site compiles as is.
          </p>
          <ClipboardText text={install} className="max-w-full" />
        </div>
        <Code.Block lang="tsx" code={usage} lineNumbers={false} className="min-w-0" />
      </section>
    </header>
  );
}
