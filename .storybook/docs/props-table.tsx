import { typeOf } from "../../src/catalog/type/resolve";
import type { PropDescriptor } from "../../src/catalog/types";
import { Badge, Table } from "../../src/index";
import { isCallback } from "../kit/arg-types";
import type { Descriptor } from "../kit/lookup";
import { NamedTexts } from "./named-texts";
import { Mono, Prose } from "./prose";
import { TypeDetails } from "./type-view";

/**
 * The props of a component or part: descriptions, types, values, defaults and deprecations. On a phone, each
 * prop is a block with the name at the top and the default at the bottom.
 */
export function PropsTable({ name, props }: { name: string; props: Descriptor["props"] }) {
  const rows = Object.entries(props).sort(([, a], [, b]) => rank(a) - rank(b));
  return (
    <Table aria-label={`Props of ${name}`} layout="auto" size="sm">
      <Table.Header className="max-sm:sr-only">
        <Table.Row>
          <Table.Head>Prop</Table.Head>
          <Table.Head>Effect and type</Table.Head>
          <Table.Head>Default</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body className="max-sm:block">
        {rows.map(([prop, descriptor]) => (
          <Table.Row
            key={prop}
            id={`prop-${name}.${prop}`}
            className="align-top max-sm:block max-sm:not-first:border-line max-sm:not-first:border-t"
          >
            <Table.Head scope="row" className={`whitespace-nowrap font-normal ${cell} max-sm:pt-3`}>
              <span className="flex items-start gap-1.5 sm:flex-col">
                <code
                  className={`max-sm:wrap-anywhere font-medium font-mono text-ink text-sm max-sm:whitespace-normal ${descriptor.deprecated ? "line-through" : ""}`}
                >
                  {prop}
                </code>
                {descriptor.required && <Badge variant="outline">required</Badge>}
                {descriptor.deprecated && <Badge variant="orange">deprecated</Badge>}
              </span>
            </Table.Head>
            <Table.Cell
              className={`whitespace-normal sm:min-w-72 ${cell} ${descriptor.default === undefined ? "max-sm:pb-3" : ""}`}
            >
              <Effect prop={descriptor} />
            </Table.Cell>
            <Table.Cell
              className={`sm:min-w-28 ${cell} max-sm:pb-3 ${descriptor.default === undefined ? "max-sm:hidden" : "max-sm:before:text-ink-muted max-sm:before:content-['Default:_']"}`}
            >
              {descriptor.default === undefined ? (
                <span className="text-ink-muted">–</span>
              ) : (
                <Mono>{descriptor.default || '""'}</Mono>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

const cell =
  "py-2.5 align-top max-sm:block max-sm:h-auto max-sm:w-auto max-sm:border-0 max-sm:px-3 max-sm:py-1";

function Effect({ prop }: { prop: PropDescriptor }) {
  const { description, deprecated, type, values, descriptions = {}, deprecatedValues = {} } = prop;
  return (
    <div className="flex flex-col items-start gap-1 text-base">
      {deprecated && (
        <p className="text-warning-ink">
          <Prose text={deprecated} />
        </p>
      )}
      <p>
        <Prose text={description} />
      </p>
      {type !== "enum" && (
        <code dir="ltr" className="wrap-anywhere font-mono text-ink-muted text-sm">
          {type}
        </code>
      )}
      {type !== "enum" && <TypeDetails type={typeOf(prop)} />}
      {values && (
        <NamedTexts
          rows={values.map((value) => ({
            key: value,
            name: JSON.stringify(value),
            text: [deprecatedValues[value], descriptions[value]].filter(Boolean).join(" "),
            isDeprecated: deprecatedValues[value] !== undefined,
          }))}
        />
      )}
    </div>
  );
}

/** Required props first, callbacks after other props, deprecated props last. */
function rank(prop: PropDescriptor): number {
  return (prop.deprecated ? 4 : 0) + (isCallback(prop) ? 2 : 0) + (prop.required ? 0 : 1);
}
