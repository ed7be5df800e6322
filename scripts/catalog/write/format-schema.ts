import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ts } from "ts-morph";
import type { Schema } from "../../../src/catalog/schema";
import { memberTexts, printed } from "../types/read-type";

/** A schema, with what only people and validators of other programs read. */
type DocumentedSchema = Schema & { [keyword: string]: unknown };

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Rules that the types can't state. The description of a rule is the message if it isn't met. */
const rules: Record<string, Schema[]> = {
  PropDescriptor: [
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word.
    { if: { properties: { type: { const: "enum" } } }, then: { required: ["values"] } },
    {
      description: "is both optional and required; set one of them.",
      not: {
        required: ["optional", "required"],
        properties: { optional: { const: true }, required: { const: true } },
      },
    },
  ],
};

const source = fileURLToPath(new URL("../../../src/catalog/types.ts", import.meta.url));

/** The JSON Schema of the catalog's format, from `src/catalog/types.ts`. */
export function catalogFormat(): DocumentedSchema {
  return formatSchema(readFileSync(source, "utf8"));
}

/** Each exported type is a definition, and the other types are inlined. */
function formatSchema(code: string): DocumentedSchema {
  const file = ts.createSourceFile("types.ts", code, ts.ScriptTarget.Latest, true);
  const types = new Map<string, Declared>();
  const lists = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      types.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) lists.set(name.getText(), initializer);
    }
  }
  const $defs: Record<string, DocumentedSchema> = {};
  return { $ref: referTo("Catalog").$ref, $defs };

  function referTo(name: string): DocumentedSchema {
    const declared = types.get(name);
    if (!declared) throw new Error(`src/catalog/types.ts names \`${name}\`, which it doesn't declare.`);
    if (!declared.modifiers) return { ...typeOf(declared), ...keywordsOf(declared) };
    if (!$defs[name]) {
      // Set first, for its place in the order, and because a type may refer to itself.
      $defs[name] = {};
      const allOf = rules[name] && { allOf: rules[name] };
      Object.assign($defs[name], typeOf(declared), keywordsOf(declared), allOf, documented(declared));
    }
    return { $ref: `#/$defs/${name}` };
  }

  function typeOf(declared: Declared): DocumentedSchema {
    return ts.isInterfaceDeclaration(declared) ? objectOf(declared) : read(declared.type);
  }

  function read(node: ts.TypeNode): DocumentedSchema {
    if (node.kind === ts.SyntaxKind.StringKeyword) return { type: "string" };
    if (node.kind === ts.SyntaxKind.NumberKeyword) return { type: "number" };
    if (node.kind === ts.SyntaxKind.BooleanKeyword) return { type: "boolean" };
    if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
    if (ts.isArrayTypeNode(node)) return { type: "array", items: read(node.elementType) };
    if (ts.isTypeLiteralNode(node)) return objectOf(node);
    if (ts.isUnionTypeNode(node)) return unionOf(node);
    if (ts.isTemplateLiteralTypeNode(node)) return { type: "string", pattern: `^${patternOf(node)}$` };
    // `(typeof categories)[number]`
    if (ts.isIndexedAccessTypeNode(node)) return { type: "string", enum: listedIn(node) };
    if (!ts.isTypeReferenceNode(node))
      throw new Error(`${node.getText()} in src/catalog/types.ts has no JSON Schema yet.`);
    const [first, second] = node.typeArguments ?? [];
    const name = node.typeName.getText();
    if (name === "Partial" && first) return read(first);
    if (name === "Record" && first && second)
      return { type: "object", propertyNames: read(first), additionalProperties: read(second) };
    return referTo(name);
  }

  function objectOf({ members }: ts.InterfaceDeclaration | ts.TypeLiteralNode): DocumentedSchema {
    const fields = members.filter(ts.isPropertySignature);
    const required = fields.filter((field) => !field.questionToken).map(({ name }) => name.getText());
    const properties = fields.map((field) => {
      const schema = { ...read(field.type as ts.TypeNode), ...keywordsOf(field), ...documented(field) };
      return [field.name.getText(), schema];
    });
    return {
      type: "object",
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
      // The reader allows unknown fields, because a later version of the format may add some.
      additionalProperties: false as never,
    };
  }

  function unionOf(node: ts.UnionTypeNode): DocumentedSchema {
    const texts = memberTexts(node);
    const members = node.types.map((each) => ({ schema: read(each), text: texts.get(printed(each)) }));
    const literals = members.flatMap(({ schema }) =>
      schema.type === "string" && "const" in schema ? [schema.const] : [],
    );
    const others = members.filter(({ schema }) => schema.type !== "string" || !("const" in schema));
    if (
      others.length === members.length &&
      members.every(({ schema }) => Object.keys(schema).join() === "type")
    )
      return { type: members.map(({ schema }) => schema.type as "string") };
    return {
      anyOf: [
        ...(literals.length > 0 ? [{ type: "string" as const, enum: literals }] : []),
        ...others.map(({ schema, text }) => ({ ...schema, ...(text && { description: text }) })),
      ],
    };
  }

  function patternOf({ head, templateSpans }: ts.TemplateLiteralTypeNode): string {
    const spans = templateSpans.map(({ type, literal }) => {
      const alias = ts.isTypeReferenceNode(type) ? types.get(type.typeName.getText()) : undefined;
      const list =
        alias && ts.isTypeAliasDeclaration(alias) && ts.isIndexedAccessTypeNode(alias.type) && alias.type;
      const inner = list ? `(${listedIn(list).map(escaped).join("|")})` : "[\\s\\S]{0,}";
      return `${inner}${escaped(literal.text)}`;
    });
    return `${escaped(head.text)}${spans.join("")}`;
  }

  function listedIn({ objectType }: ts.IndexedAccessTypeNode): string[] {
    const query = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType;
    const list = ts.isTypeQueryNode(query) && lists.get(query.exprName.getText());
    const array = list && ts.isAsExpression(list) ? list.expression : list;
    if (!array || !ts.isArrayLiteralExpression(array)) throw new Error(`${query.getText()} isn't a list.`);
    return array.elements.map((each) => (each as ts.StringLiteral).text);
  }
}

/** The schema that the reader checks: the format without its texts. */
export function readerFormat(): Schema {
  return withoutTexts(catalogFormat()) as Schema;
}

/** Removes descriptions, except those of rules, which are the messages of errors. */
function withoutTexts(value: unknown, isRule = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each, isRule));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, each]) => !(key === "description" && typeof each === "string" && !isRule) && each !== false,
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutTexts(each, key === "allOf")]));
}

function literalOf(literal: ts.LiteralTypeNode["literal"]): DocumentedSchema {
  if (literal.kind === ts.SyntaxKind.NullKeyword) return { type: "null" };
  if (literal.kind === ts.SyntaxKind.TrueKeyword) return { type: "boolean", const: true };
  return { type: "string", const: (literal as ts.StringLiteral).text };
}

function documented(node: ts.Node): { description?: string } {
  const text = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment);
  return text ? { description: text.replace(/\s+/g, " ") } : {};
}

/** The JSDoc tags of a field or text, as keywords: `@minLength 1`, `@pattern ^[a-z]`. */
function keywordsOf(node: ts.Node): DocumentedSchema {
  return Object.fromEntries(
    ts.getJSDocTags(node).map(({ tagName, comment }) => {
      const text = ts.getTextOfJSDocComment(comment) ?? "";
      return [tagName.text, tagName.text === "pattern" ? text : JSON.parse(text)];
    }),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
