import type { ReactNode } from "react";
import { commonProps, withoutCommon } from "../../src/catalog/common-props";
import { foldType } from "../../src/catalog/fold-type";
import { formatType } from "../../src/catalog/type/format";
import { innerTypes, typeOf } from "../../src/catalog/type/resolve";
import { functionsOf } from "../../src/catalog/type/signatures";
import type {
  FieldDescriptor,
  PropDescriptor,
  SubComponentDescriptor,
  TypeDefinition,
  TypeNode,
  UnionType,
} from "../../src/catalog/types";
import { Badge, Collapsible, Table, Text } from "../../src/index";
import { isCallback } from "../kit/arg-types";
import { catalog } from "../kit/catalog";
import type { Descriptor } from "../kit/lookup";
import { useOpenAt } from "./page-layout";
import { Mono, Prose } from "./prose";

/** The parts of a compound component, each with its props. */
export function PartList({ of, parts }: { of: string; parts: readonly SubComponentDescriptor[] }) {
  const common = commonProps(parts);
  const inCommon = Object.keys(common);
  const ids = (prop: string) => parts.map(({ name }) => `prop-${of}.${name}.${prop}`);
  const [isOpen, setIsOpen] = useOpenAt((id) => inCommon.some((prop) => ids(prop).includes(id)));
  return (
    <div className="flex flex-col gap-8">
      {inCommon.length > 0 && (
        <Collapsible.Root open={isOpen} onOpenChange={setIsOpen}>
          <Collapsible.DefaultTrigger className="-ms-2.5">
            Props of several parts: {inCommon.join(", ")}
          </Collapsible.DefaultTrigger>
          <Collapsible.DefaultPanel>
            <PropsTable name={`several parts of ${of}`} props={common} ids={ids} />
          </Collapsible.DefaultPanel>
        </Collapsible.Root>
      )}
      {parts.map(({ name: part, description, props, baseComponent }) => {
        const name = `${of}.${part}`;
        return (
          <article key={name} aria-labelledby={`part-${name}`} className="flex flex-col gap-3">
            <div className="flex flex-col gap-1">
              <div className="flex flex-wrap items-center gap-3">
                <Text as="h3" variant="heading3" id={`part-${name}`} className="scroll-mt-16 font-mono">
                  {of}
                  <wbr />.{part}
                </Text>
                {baseComponent && (
                  <Badge variant="outline">
                    based on {baseComponent === name ? "Base UI" : baseComponent}
                  </Badge>
                )}
              </div>
              <Prose as="p" text={description} className="max-w-180 text-ink-muted" />
            </div>
            <PartProps name={name} props={withoutCommon(props, common)} />
          </article>
        );
      })}
    </div>
  );
}

type Props = Descriptor["props"];

function PartProps({ name, props }: PropsTableProps) {
  const [isOpen, setIsOpen] = useOpenAt((id) => id.startsWith(`prop-${name}.`));
  const { length } = Object.keys(props);
  if (length === 0) return null;
  const count = length === 1 ? "1 prop" : `${length} props`;
  return (
    <Collapsible.Root open={isOpen} onOpenChange={setIsOpen}>
      <Collapsible.DefaultTrigger aria-label={`${count} of ${name}`}>{count}</Collapsible.DefaultTrigger>
      <Collapsible.DefaultPanel>
        <PropsTable name={name} props={props} />
      </Collapsible.DefaultPanel>
    </Collapsible.Root>
  );
}

interface PropsTableProps {
  name: string;
  props: Props;
  /** The ids that links to a prop may have. By default, it is one of `name`. */
  ids?: (prop: string) => string[];
}

/**
 * The props of a component or part: descriptions, types, values, defaults and deprecations. On a phone, each
 * prop is a block with the name at the top and the default at the bottom.
 */
export function PropsTable({ name, props, ids }: PropsTableProps) {
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
            id={ids ? undefined : `prop-${name}.${prop}`}
            className="align-top max-sm:block max-sm:not-first:border-line max-sm:not-first:border-t"
          >
            <Table.Head scope="row" className={`whitespace-nowrap font-normal ${cell} max-sm:pt-3`}>
              {ids?.(prop).map((id) => (
                <span key={id} id={id} className="scroll-mt-16" />
              ))}
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
      {deprecated && <Prose as="p" text={deprecated} className="text-warning-ink" />}
      <Prose as="p" text={description} />
      {type !== "enum" && (
        <code dir="ltr" className="wrap-anywhere font-mono text-ink-muted text-sm">
          {type}
        </code>
      )}
      {type !== "enum" && <TypeDetails type={typeOf(prop)} />}
      {values && (
        <NamedTexts
          rows={values.map((value) => ({
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

interface NamedText {
  name: string;
  text: string;
  more?: ReactNode;
  isDeprecated?: boolean;
}

/** Names from code, such as values and arguments, each with a description beside it, or below it on a phone. */
function NamedTexts({ rows }: { rows: readonly NamedText[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="m-0 grid w-full grid-cols-[minmax(4rem,max-content)_1fr] items-baseline gap-x-3 gap-y-1.5 max-sm:grid-cols-1 max-sm:gap-y-0.5">
      {rows.map(({ name, text, more, isDeprecated }) => (
        <div key={name} className="contents">
          <dt className={isDeprecated ? "line-through" : undefined}>
            <Mono>{name}</Mono>
          </dt>
          <dd className="m-0 flex min-w-0 flex-col items-start gap-1 text-ink-muted text-sm max-sm:not-last:mb-1.5">
            <Prose as="span" text={text} />
            {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const { types = {} } = catalog;

/** Details that a type's text leaves out: a function's arguments, and the definition of each named type. */
function TypeDetails({ type }: { type: TypeNode }) {
  const parameters = functionsOf(type)[0]?.parameters ?? [];
  const names = [...new Set(namesIn(type))].filter((name) => Object.hasOwn(types, name));
  if (parameters.length + names.length === 0) return null;
  return (
    <div className="flex w-full flex-col items-start gap-1.5">
      <NamedTexts rows={parameters.map(({ name, description }) => ({ name, text: description }))} />
      {names.map((name) => (
        <Collapsible.Root key={name} className="w-full">
          <Collapsible.DefaultTrigger>{name}</Collapsible.DefaultTrigger>
          <Collapsible.DefaultPanel>
            <Definition definition={types[name] as TypeDefinition} />
          </Collapsible.DefaultPanel>
        </Collapsible.Root>
      ))}
    </div>
  );
}

function Definition({ definition: { description, generics = {}, type } }: { definition: TypeDefinition }) {
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <Prose as="p" text={description} className="m-0" />
      <NamedTexts
        rows={Object.entries(generics).map(([name, generic]) => ({ name, text: generic.description }))}
      />
      {foldType(
        type,
        {
          object: ({ fields }) => <NamedTexts rows={Object.entries(fields).map(rowOfField)} />,
          union: (union) => (union.descriptions ? <Members {...union} /> : <TypeText type={union} />),
        },
        (other) => (
          <TypeText type={other} />
        ),
      )}
    </div>
  );
}

function rowOfField([name, field]: [string, FieldDescriptor]): NamedText {
  const { type, required, description: text, default: standard } = field;
  const notes = [required && "required", standard !== undefined && `default ${standard}`];
  return { name, text, more: <TypeText type={type}>{notes.filter(Boolean).join(", ")}</TypeText> };
}

/** The members of a union, with a sentence about each. */
function Members(union: UnionType) {
  const { members, descriptions = [] } = union;
  const rows = members.map((member, index) => ({
    name: formatType(member),
    text: descriptions[index] ?? "",
  }));
  const named = members.filter((member) => namesIn(member).length > 0);
  return (
    <>
      <NamedTexts rows={rows} />
      <TypeDetails type={{ ...union, members: named }} />
    </>
  );
}

/** A type, with details of it below. */
function TypeText({ type, children }: { type: TypeNode; children?: string }) {
  return (
    <>
      <span className="flex flex-wrap gap-x-3">
        <code dir="ltr" className="wrap-anywhere font-mono text-ink-muted">
          {formatType(type)}
        </code>
        {children}
      </span>
      <TypeDetails type={type} />
    </>
  );
}

/** The names of the types that a type refers to, in order. */
function namesIn(type: TypeNode): string[] {
  const names = foldType(type, { reference: ({ name }) => [name] }, () => []);
  return [...names, ...innerTypes(type).flatMap((inner) => namesIn(inner.type))];
}
