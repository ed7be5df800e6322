/** A reference to another definition of the same schema. */
export const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

export const described = (description: string, schema: object) => ({ description, ...schema });

/** An object with any keys. */
export const mapOf = (schema: object) => ({ type: "object", additionalProperties: schema });

/** An object whose keys match. */
export const named = (key: object, schema: object) => ({ ...mapOf(schema), propertyNames: key });

/** An object with these fields and no others. */
export const shape = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: "object",
  required: Object.keys(required),
  additionalProperties: false,
  properties: { ...required, ...optional },
});
