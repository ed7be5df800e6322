import {
  Button,
  Combobox,
  CommandPalette,
  DatePicker,
  Dialog,
  DropdownMenu,
  Popover,
  type RenderProp,
  Select,
  Tooltip,
} from "@kerf/react";
import { type ReactNode, useState } from "react";

/** The props of a layer. */
interface LayerProps {
  /** The accessible name of the trigger. */
  trigger: string;
  /** The accessible name of the panel. */
  panel: string;
  /** Whether the trigger is an item of a menu. */
  inMenu: boolean;
  /** The next layer, which opens from the panel. */
  children: ReactNode;
}

/** One kind of overlay in a chain. */
export interface Layer {
  Overlay: (props: LayerProps) => ReactNode;
  /** The role of its panel. */
  role: "dialog" | "menu" | "listbox" | "tooltip";
  /** Whether the focus moves into the panel when it opens. */
  takesFocus: boolean;
  /** Why no other overlay opens from its panel. */
  leaf?: string;
}

const menuItem = <DropdownMenu.Item closeOnClick={false} />;

const triggerElement = (inMenu: boolean): RenderProp => (inMenu ? menuItem : <Button />);

function DialogLayer({ trigger, panel, inMenu, children }: LayerProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger render={triggerElement(inMenu)} nativeButton={!inMenu}>
        {trigger}
      </Dialog.Trigger>
      <Dialog>
        <Dialog.Title>{panel}</Dialog.Title>
        {children}
      </Dialog>
    </Dialog.Root>
  );
}

function PopoverLayer({ trigger, panel, inMenu, children }: LayerProps) {
  return (
    <Popover>
      <Popover.Trigger render={triggerElement(inMenu)} nativeButton={!inMenu}>
        {trigger}
      </Popover.Trigger>
      <Popover.Content>
        <Popover.Title>{panel}</Popover.Title>
        {children}
      </Popover.Content>
    </Popover>
  );
}

const november = new Date(2026, 10);

function DatePickerLayer({ children, ...rest }: LayerProps) {
  return (
    <PopoverLayer {...rest}>
      <DatePicker defaultMonth={november} />
      {children}
    </PopoverLayer>
  );
}

function DropdownMenuLayer({ trigger, panel, inMenu, children }: LayerProps) {
  const items = (
    <>
      {children}
      <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
    </>
  );
  return inMenu ? (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger>{trigger}</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent aria-label={panel}>{items}</DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  ) : (
    <DropdownMenu>
      <DropdownMenu.Trigger render={<Button />}>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content aria-label={panel}>{items}</DropdownMenu.Content>
    </DropdownMenu>
  );
}

function CommandPaletteLayer({ trigger, panel, inMenu, children }: LayerProps) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {inMenu ? (
        <DropdownMenu.Item closeOnClick={false} onClick={show}>
          {trigger}
        </DropdownMenu.Item>
      ) : (
        <Button onClick={show}>{trigger}</Button>
      )}
      <CommandPalette.Root
        open={open}
        onOpenChange={setOpen}
        items={["Deploy", "Roll back"]}
        aria-label={panel}
      >
        <CommandPalette.Input />
        <CommandPalette.List>
          <CommandPalette.Results>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Results>
        </CommandPalette.List>
        <CommandPalette.Footer>{children}</CommandPalette.Footer>
      </CommandPalette.Root>
    </>
  );
}

function ComboboxLayer({ trigger, panel, inMenu, children }: LayerProps) {
  return (
    <Combobox items={["Berlin", "Lisbon"]} aria-label={trigger}>
      {inMenu ? (
        <Combobox.Trigger render={menuItem} nativeButton={false}>
          {trigger}
        </Combobox.Trigger>
      ) : (
        <Combobox.TriggerValue placeholder="City" />
      )}
      <Combobox.Content aria-label={panel}>
        <Combobox.Input aria-label="Search cities" />
        <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
        {children}
      </Combobox.Content>
    </Combobox>
  );
}

function SelectLayer({ trigger }: LayerProps) {
  return <Select aria-label={trigger} items={{ free: "Free", team: "Team" }} placeholder="Plan" />;
}

function TooltipLayer({ trigger, panel, inMenu }: LayerProps) {
  return (
    <Tooltip content={panel} delay={0} render={triggerElement(inMenu)}>
      {trigger}
    </Tooltip>
  );
}

const layers = {
  Dialog: { Overlay: DialogLayer, role: "dialog", takesFocus: true },
  Popover: { Overlay: PopoverLayer, role: "dialog", takesFocus: true },
  DropdownMenu: { Overlay: DropdownMenuLayer, role: "menu", takesFocus: true },
  Combobox: { Overlay: ComboboxLayer, role: "dialog", takesFocus: true },
  DatePicker: { Overlay: DatePickerLayer, role: "dialog", takesFocus: true },
  CommandPalette: { Overlay: CommandPaletteLayer, role: "dialog", takesFocus: true },
  Select: {
    Overlay: SelectLayer,
    role: "listbox",
    takesFocus: false,
    leaf: "The popup is a listbox, which may contain only options.",
  },
  Tooltip: {
    Overlay: TooltipLayer,
    role: "tooltip",
    takesFocus: false,
    leaf: "The popup is a description, which may contain no controls.",
  },
} satisfies Record<string, Layer>;

export type LayerName = keyof typeof layers;

export const layerOf: Record<LayerName, Layer> = layers;

/** The reason why an overlay can't open from another one's panel. Undefined if it can. */
function whyNot(outer: LayerName, inner: LayerName): string | undefined {
  if (outer === "DropdownMenu" && inner === "Select") {
    return "A menu may contain only menu items, and the control of a Select cannot be one.";
  }
  return layerOf[outer].leaf;
}

export type Chain = readonly [LayerName, LayerName, LayerName];

const names = Object.keys(layers) as LayerName[];

/** The overlays that others can open from. */
const outerNames = names.filter((name) => !layerOf[name].leaf);

/**
 * Chains of three overlays that start with this one, by their second. In the chains from all overlays, each one opens from each
 * other one that can contain it. All possible chains would be six times as many.
 */
export function chainsFrom(first: LayerName): Chain[][] {
  return outerNames.map((second, index) => {
    const sum = outerNames.indexOf(first) + index;
    return names
      .filter((third, at) => (at - sum) % outerNames.length === 0 && !whyNot(second, third))
      .map((third): Chain => [first, second, third]);
  });
}

export const chainName = (chain: Chain) => chain.join(" › ");

export const triggerName = (chain: Chain, depth: number) => nameOfTrigger(chain[depth] as LayerName, depth);

export const panelName = (chain: Chain, depth: number) => nameOfPanel(chain[depth] as LayerName, depth);

const nameOfTrigger = (name: LayerName, depth: number) => `Open ${name} ${depth + 1}`;

/** The list of a Select has the name of its control. */
const nameOfPanel = (name: LayerName, depth: number) =>
  name === "Select" ? nameOfTrigger(name, depth) : `${name} ${depth + 1}`;

interface OverlaysProps {
  /** Each panel contains the triggers of the overlays that follow it. */
  chains: Chain[];
  depth?: number;
}

export function Overlays({ chains, depth = 0 }: OverlaysProps): ReactNode {
  return [...new Set(chains.flatMap((chain) => chain[depth] ?? []))].map((name) => {
    const { Overlay } = layerOf[name];
    return (
      <Overlay
        key={name}
        trigger={nameOfTrigger(name, depth)}
        panel={nameOfPanel(name, depth)}
        inMenu={chains[0]?.[depth - 1] === "DropdownMenu"}
      >
        <Overlays chains={chains.filter((chain) => chain[depth] === name)} depth={depth + 1} />
      </Overlay>
    );
  });
}
