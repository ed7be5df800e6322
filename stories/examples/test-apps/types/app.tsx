import {
  Button,
  type ButtonProps,
  DatePicker,
  type DatePickerProps,
  Input,
  LocaleProvider,
} from "@kerf/react";
import { type Catalog, readCatalog } from "@kerf/react/catalog";
import catalog from "@kerf/react/catalog.json" with { type: "json" };
import schema from "@kerf/react/catalog.schema.json" with { type: "json" };
import { de } from "@kerf/react/locales/de";
import { renderTree, type Tree } from "@kerf/react/render-tree";
import tokens from "@kerf/react/tokens.json" with { type: "json" };
import "@kerf/react/styles.css";
import "@kerf/react/tailwind.css";
import "@kerf/react/tokens.css";

export const variant: ButtonProps["variant"] = "primary";
// @ts-expect-error The types must not have decayed to any.
export const unknown: ButtonProps["variant"] = "no such variant";
// @ts-expect-error An icon alone needs a name.
export const nameless = <Button shape="square" />;
export const tree: Tree = { root: "save", nodes: { save: { type: "Button", children: [{ text: "Save" }] } } };
export const fromData = renderTree(tree, { catalog, components: { Button } });
export const described: Catalog = readCatalog(catalog);
export const documents: object[] = [catalog, schema];
export const surface: string = tokens["--kerf-surface"].value;
export const App = () => (
  <LocaleProvider locale={de}>
    <Button variant={variant} onClick={(event) => event.currentTarget.form}>
      Save
    </Button>
  </LocaleProvider>
);

/** Props that an application has only sometimes, with `exactOptionalPropertyTypes`. */
export const Sometimes = ({
  error,
  locale,
}: { error?: { message?: string } } & Pick<DatePickerProps, "locale">) => (
  <>
    <Input label="Name" error={error?.message} />
    <DatePicker aria-label="Date" locale={locale} />
    <Button variant={undefined} loading={undefined} onClick={undefined}>
      Save
    </Button>
  </>
);
