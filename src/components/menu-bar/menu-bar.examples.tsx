import { MenuBar, Stack, Text } from "@kerf/react";
import {
  CodeIcon,
  EyeIcon,
  HouseIcon,
  RedoIcon,
  RulerIcon,
  SquareSplitHorizontalIcon,
  TriangleIcon,
  UndoIcon,
} from "lucide-react";
import { useState } from "react";

/** Views of the same content. One is active. Options are identified by their ids. */
export function Views() {
  const [view, setView] = useState("code");
  return (
    <MenuBar
      aria-label="View"
      isActive={view}
      optionIds
      options={[
        { icon: CodeIcon, id: "code", tooltip: "Code", onClick: () => setView("code") },
        {
          icon: SquareSplitHorizontalIcon,
          id: "split",
          tooltip: "Side by side",
          onClick: () => setView("split"),
        },
        { icon: EyeIcon, id: "preview", tooltip: "Preview", onClick: () => setView("preview") },
      ]}
    />
  );
}

const tools = [
  { icon: HouseIcon, tooltip: "Whole drawing" },
  { icon: RulerIcon, tooltip: "Measure" },
  { icon: TriangleIcon, tooltip: "Angle" },
];

/** Tools. One is active. The index of an option identifies it. */
export function Tools() {
  const [tool, setTool] = useState(1);
  const options = tools.map((each, index) => ({ ...each, onClick: () => setTool(index) }));
  return <MenuBar aria-label="Tools" isActive={tool} options={options} />;
}

/** Actions that have no active state. A disabled action stays focusable, so that people can read its name. */
export function Actions() {
  const [steps, setSteps] = useState(3);
  return (
    <Stack direction="row" gap="3">
      <MenuBar
        aria-label="History"
        options={[
          { icon: UndoIcon, tooltip: "Undo", disabled: steps === 0, onClick: () => setSteps(steps - 1) },
          { icon: RedoIcon, tooltip: "Redo", disabled: steps === 3, onClick: () => setSteps(steps + 1) },
        ]}
      />
      <Text>{steps} steps</Text>
    </Stack>
  );
}
