import { typeOf } from "../../src/catalog/type/resolve";
import type { PropDescriptor } from "../../src/catalog/types";
import { Badge, Table } from "../../src/index";
import { isCallback } from "../kit/arg-types";
import type { Descriptor } from "../kit/lookup";
import { Mono, Prose } from "./prose";
import { TypeDetails } from "./type-view";

/** The props of a component or part: types, values with what each is for, defaults, what is deprecated. */
export function PropsTable({ name, props }: { name: string; props: Descriptor["props"] }) {
  const rows = Object.entries(props).sort(([, a], [, b]) => rank(a) - rank(b));
  return (
    <Table aria-label={`Props of ${name}`} layout="auto" size="sm">
      <Table.Header>
        <Table.Row>
          <Table.Head>Prop</Table.Head>
          <Table.Head>Effect and type</Table.Head>
          <Table.Head>Default</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(([prop, descriptor]) => (
          <Table.Row key={prop} className="align-top">
            <Table.Head scope="row" className="whitespace-nowrap py-3 align-top font-normal">
              <span className="flex flex-col items-start gap-1.5">
                <code
                  className={`font-medium font-mono text-ink text-sm ${descriptor.deprecated ? "line-through" : ""}`}
                >
                  {prop}
                </code>
                {descriptor.required && <Badge variant="outline">required</Badge>}
                {descriptor.deprecated && <Badge variant="orange">deprecated</Badge>}
              </span>
            </Table.Head>
            <Table.Cell className="min-w-72 py-3 align-top whitespace-normal">
              <Effect prop={descriptor} />
            </Table.Cell>
            <Table.Cell className="min-w-28 py-3 align-top">
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

function Effect({ prop }: { prop: PropDescriptor }) {
  const { description, deprecated, type, values, descriptions = {}, deprecatedValues = {} } = prop;
  return (
    <div className="flex flex-col items-start gap-1.5 text-base">
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
        <dl className="grid w-full grid-cols-[minmax(4rem,max-content)_1fr] items-baseline gap-x-3 gap-y-1.5">
          {values.map((value) => (
            <div key={value} className="contents">
              <dt className={deprecatedValues[value] ? "line-through" : undefined}>
                <Mono>{JSON.stringify(value)}</Mono>
              </dt>
              <dd className="m-0 text-ink-muted text-sm">
                <Prose text={[deprecatedValues[value], descriptions[value]].filter(Boolean).join(" ")} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Required props first, callbacks after other props, deprecated props last. */
function rank(prop: PropDescriptor): number {
  return (prop.deprecated ? 4 : 0) + (isCallback(prop) ? 2 : 0) + (prop.required ? 0 : 1);
}
