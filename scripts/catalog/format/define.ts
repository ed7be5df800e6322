import * as z from "zod";

/** A named part of the format: a TypeScript type and an entry of `$defs`. */
export interface Definition {
  name: string;
  /** The module in `src/catalog` that declares the type. */
  module: string;
  /** For an enumeration, the constant that lists its values. */
  list?: string;
}

/** All definitions, in the order in which they are declared. */
export const definitions = new Map<z.ZodType, Definition>();

/** Returns a function that defines the named parts of a module. */
export function definitionsOf(module: string) {
  return <Schema extends z.ZodType>(
    name: string,
    description: string,
    schema: Schema,
    list?: string,
  ): Schema => {
    const named = schema.meta({ id: name, description }) as Schema;
    definitions.set(named, { name, module, ...(list && { list }) });
    return named;
  };
}

export const text = z.string().min(1);
export const list = (item: z.ZodType) => z.array(item);
export const names = list(text).meta({ uniqueItems: true });
export const mapOf = (value: z.ZodType) => z.record(z.string(), value);
/** A flag that is either true or absent. */
export const flag = z.literal(true).optional();

/** Component names, part names and type names. */
export const pascalCase = z.string().regex(/^[A-Z][A-Za-z0-9]*$/);
export const byName = (value: z.ZodType) => z.record(pascalCase, value);
