import { renderToString } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import type { LabelOverrides, Labels } from "./labels";
import { LabelsProvider, useLabels } from "./labels-provider";

const defaults = { loading: "Loading" };

function Shown({ own }: { own?: { loading: string | undefined } }) {
  return useLabels("loader", defaults, own as Partial<typeof defaults>).loading;
}

const shown = (provided: string | undefined, own?: string) =>
  renderToString(
    <LabelsProvider labels={{ loader: { loading: "Lädt" } }}>
      <LabelsProvider labels={{ loader: { loading: provided } as { loading: string } }}>
        <Shown own={{ loading: own }} />
      </LabelsProvider>
    </LabelsProvider>,
  );

test("an undefined string overrides nothing", () => {
  expect(renderToString(<Shown own={{ loading: undefined }} />)).toBe("Loading");
  expect(shown(undefined)).toBe("Lädt");
  const nothing = { loader: { loading: undefined } as never };
  expect(
    renderToString(
      <LabelsProvider labels={nothing}>
        <Shown />
      </LabelsProvider>,
    ),
  ).toBe("Loading");
  expect(shown("Caricamento")).toBe("Caricamento");
  expect(shown("Caricamento", "Chargement")).toBe("Chargement");
});

test("overrides have all texts of all components", () => {
  type Complete = { [Group in keyof LabelOverrides]-?: Required<NonNullable<LabelOverrides[Group]>> };
  expectTypeOf<Complete>().toExtend<Labels>();
  expectTypeOf<Labels>().toExtend<Complete>();
});
