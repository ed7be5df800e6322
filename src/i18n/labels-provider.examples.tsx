import { type LabelOverrides, LabelsProvider, Loader, NumberField } from "@kerf/react";

const german: LabelOverrides = {
  loader: { loading: "Lädt" },
  numberField: { locale: "de", role: "Zahlenfeld", increase: "Erhöhen", decrease: "Verringern" },
};

/** German texts and numbers in a part of a page. */
export function InGerman() {
  return (
    <LabelsProvider labels={german}>
      <Loader />
      <NumberField label="Höhe" defaultValue={1.5} step={0.5} />
    </LabelsProvider>
  );
}
