import { type ComponentProps, Fragment } from "react";
import { Badge, Collapsible, Text } from "../../src/index";
import type { partsOf } from "../kit/lookup";
import { PropsTable } from "./props-table";
import { Prose } from "./prose";
import { useOpenAt } from "./use-open-at";

/** The parts of a compound component, each with its props. */
export function PartList({ parts }: { parts: ReturnType<typeof partsOf> }) {
  return (
    <div className="flex flex-col gap-8">
      {parts.map(({ name, descriptor }) => (
        <article key={name} aria-labelledby={`part-${name}`} className="flex flex-col gap-3">
          <div className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-3">
              <Text as="h3" variant="heading3" id={`part-${name}`} className="scroll-mt-16 font-mono">
                {name.split(".").map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && <wbr />}
                    {index > 0 && "."}
                    {part}
                  </Fragment>
                ))}
              </Text>
              {"baseComponent" in descriptor && descriptor.baseComponent && (
                <Badge variant="outline">
                  based on {descriptor.baseComponent === name ? "Base UI" : descriptor.baseComponent}
                </Badge>
              )}
            </div>
            <p className="max-w-180 text-ink-muted">
              <Prose text={descriptor.description} />
            </p>
          </div>
          {Object.keys(descriptor.props).length > 0 && <PartProps name={name} props={descriptor.props} />}
        </article>
      ))}
    </div>
  );
}

function PartProps({ name, props }: ComponentProps<typeof PropsTable>) {
  const [isOpen, setIsOpen] = useOpenAt((id) => id.startsWith(`prop-${name}.`));
  const count = countOf(Object.keys(props).length);
  return (
    <Collapsible.Root open={isOpen} onOpenChange={setIsOpen}>
      <Collapsible.DefaultTrigger aria-label={`${count} of ${name}`}>{count}</Collapsible.DefaultTrigger>
      <Collapsible.DefaultPanel>
        <PropsTable name={name} props={props} />
      </Collapsible.DefaultPanel>
    </Collapsible.Root>
  );
}

function countOf(props: number): string {
  return props === 1 ? "1 prop" : `${props} props`;
}
