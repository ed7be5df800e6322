import { formatType } from "../../src/catalog/type/format";
import { innerTypes } from "../../src/catalog/type/resolve";
import { functionsOf } from "../../src/catalog/type/signatures";
import type { FieldDescriptor, TypeDefinition, TypeNode } from "../../src/catalog/types";
import { Collapsible } from "../../src/index";
import { catalog } from "../kit/catalog";
import { NamedTexts } from "./named-texts";
import { Prose } from "./prose";

const { types = {} } = catalog;

/** Details that a type's text leaves out: a function's arguments, and the definition of each named type. */
export function TypeDetails({ type }: { type: TypeNode }) {
  const parameters = functionsOf(type)[0]?.parameters ?? [];
  const names = [...new Set(namesIn(type))].filter((name) => Object.hasOwn(types, name));
  if (parameters.length + names.length === 0) return null;
  return (
    <div className="flex w-full flex-col items-start gap-1.5">
      {parameters.length > 0 && (
        <NamedTexts
          rows={parameters.map(({ name, description }) => ({ key: name, name, text: description }))}
        />
      )}
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
  const isObject = typeof type === "object" && type.kind === "object";
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <p className="m-0">
        <Prose text={description} />
      </p>
      {Object.keys(generics).length > 0 && (
        <NamedTexts
          rows={Object.entries(generics).map(([name, each]) => ({ key: name, name, text: each.description }))}
        />
      )}
      {isObject ? <Fields fields={type.fields} /> : <Alternatives type={type} />}
    </div>
  );
}

function Fields({ fields }: { fields: Record<string, FieldDescriptor> }) {
  return (
    <NamedTexts
      rows={Object.entries(fields).map(([name, field]) => ({
        key: name,
        name,
        text: field.description,
        more: (
          <>
            <TypeText type={field.type}>
              {[field.required && "required", field.default !== undefined && `default ${field.default}`]
                .filter(Boolean)
                .join(", ")}
            </TypeText>
            <TypeDetails type={field.type} />
          </>
        ),
      }))}
    />
  );
}

/** A union with a sentence about each member, or any other type. */
function Alternatives({ type }: { type: TypeNode }) {
  const isUnion = typeof type === "object" && type.kind === "union" && type.descriptions !== undefined;
  if (!isUnion) {
    return (
      <>
        <TypeText type={type} />
        <TypeDetails type={type} />
      </>
    );
  }
  return (
    <>
      <NamedTexts
        rows={type.members.map((member, index) => ({
          key: formatType(member),
          name: formatType(member),
          text: type.descriptions?.[index] ?? "",
        }))}
      />
      <TypeDetails type={{ ...type, members: type.members.filter((member) => namesIn(member).length > 0) }} />
    </>
  );
}

function TypeText({ type, children }: { type: TypeNode; children?: string }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <code dir="ltr" className="wrap-anywhere font-mono text-ink-muted">
        {formatType(type)}
      </code>
      {children}
    </span>
  );
}

/** The names of the types that a type refers to, in order. */
function namesIn(type: TypeNode): string[] {
  const own = typeof type === "object" && type.kind === "reference" ? [type.name] : [];
  return [...own, ...innerTypes(type).flatMap((inner) => namesIn(inner.type))];
}
