import { PropsTable } from "#docs/props-table";
import { catalog } from "#kit/catalog";

/** The props of a provider, from the catalog. */
export function ProviderProps({ name }: { name: string }) {
  return <PropsTable name={name} props={catalog.providers?.[name]?.props ?? {}} />;
}
