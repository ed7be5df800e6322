import Settings2 from "lucide-react/icons/settings-2";
import { createElement } from "react";
import { Select } from "storybook/internal/components";
import { useGlobals } from "storybook/manager-api";

const options = [
  { title: "Reduced motion", value: "motion" },
  { title: "StrictMode", value: "strict" },
];

/** The toolbar's menu for rarely used settings: reduced motion and StrictMode. */
export function Preferences() {
  const [globals, update] = useGlobals();
  const active = [
    ...(globals.motion === "reduced" ? ["motion"] : []),
    ...(globals.strict === "on" ? ["strict"] : []),
  ];
  // Storybook compiles the manager's JSX for a global React, which this module doesn't have.
  return createElement(
    Select,
    {
      key: active.join(),
      multiSelect: true,
      ariaLabel: "Motion and StrictMode",
      icon: createElement(Settings2, { size: 14 }),
      options,
      defaultOptions: active,
      onChange: (chosen) =>
        update({
          motion: chosen.includes("motion") ? "reduced" : "normal",
          strict: chosen.includes("strict") ? "on" : "off",
        }),
    },
    "Motion, StrictMode",
  );
}
