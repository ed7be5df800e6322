import Ajv2020 from "ajv/dist/2020";
import { expect, test } from "vitest";
import document from "../../../src/catalog/catalog.json";
import { readCatalog } from "../../../src/catalog/read";
import { catalogSchema } from "./catalog-schema";

const catalog = readCatalog(document);
const schema = catalogSchema(catalog);
const ajv = new Ajv2020({ allowUnionTypes: true }).addSchema(schema);
const id = `urn:kerf:catalog:${catalog.version}`;

test("the schema accepts the catalog that it is generated from", () => {
  expect(ajv.validate(id, document)).toBe(true);
});

test.each([
  ["Meter", { label: "Storage", value: 12, "data-x": 1 }, true],
  ["Meter", {}, false],
  ["Meter", { label: "Storage", value: "12" }, false],
  ["Button", { size: "lg", icon: { any: "thing" }, value: ["a"] }, true],
  ["Button", { size: "huge" }, false],
  ["Button", { value: [1] }, false],
  ["Slider", { value: null, marks: [{ value: 1 }], labels: {} }, true],
  ["Slider", { marks: [{ value: 1, txet: "b" }] }, false],
  ["Slider", { marks: [{ label: "b" }] }, false],
  ["Slider", { error: { message: {}, match: "valueMissing" } }, true],
  ["Slider", { error: { match: 1 } }, false],
])("props of %s %j: %j", (name, value, isValid) => {
  expect(ajv.validate(`${id}#/$defs/${name}Props`, value)).toBe(isValid);
});
