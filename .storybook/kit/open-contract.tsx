import type { StoryObj } from "@storybook/react-vite";
import { createRef, type ReactNode, StrictMode } from "react";
import { expect, fn, type Mock, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../src/components/button";
import { Dialog } from "../../src/components/dialog";
import { PortalProvider } from "../../src/lib/portal-provider";
import { ruleStory } from "./contract";
import { Mount } from "./mount";
import { focusOn, settled } from "./play-helpers";

/** The props and content that the rules give to the parts. */
interface Parts {
  root?: object;
  trigger?: object;
  popup?: object;
  children?: ReactNode;
}

export interface PopupFixture {
  /** Renders the component with these props, and a control in its popup. */
  render: (parts: Parts) => ReactNode;
  role: "dialog" | "menu" | "tooltip";
  /** The popup's accessible name and description. */
  name: string;
  description?: string;
  /** The actions that close it beside Escape, by the reason that `onOpenChange` gets. */
  closes: Record<string, (trigger: HTMLElement) => Promise<unknown>>;
  /** Whether its trigger takes `asChild`. */
  hasAsChild?: boolean;
}

/** The rules, by the names in steps. */
const rules = {
  opens: "Its trigger, rendered in any way, opens it by click and by key. Focus moves inside and returns.",
  closes: "Closing reports its reason and can be canceled. A controlled popup waits for the caller.",
  ariaDisabled: "An aria-disabled trigger doesn't open it.",
  focus: "`initialFocus` and `finalFocus` replace the first control and the trigger.",
  container: "It renders into its own `container`, the provider's, or the body.",
  layers:
    "In a dialog, Escape closes only the popup, and the next Escape the dialog. Focus returns step by step.",
  cleansUp: "Unmounted while open, it leaves nothing in the page.",
};
type Rule = keyof typeof rules;

/** The rules of each kind of popup. A tooltip has no trigger of its own, and a menu sets the focus itself. */
const rulesOf: Record<PopupFixture["role"], Rule[]> = {
  dialog: ["cleansUp", "opens", "closes", "ariaDisabled", "focus", "layers", "container"],
  menu: ["cleansUp", "opens", "closes", "ariaDisabled", "layers", "container"],
  tooltip: ["cleansUp", "closes", "layers", "container"],
};

/** A story that checks the rules that every popup with a trigger follows, in StrictMode. */
export function openContract(fixture: PopupFixture): StoryObj {
  const texts = Object.fromEntries(rulesOf[fixture.role].map((rule) => [rule, rules[rule]]));
  return ruleStory(texts, async (rule, canvas) => {
    const stage = stageIn(canvas, fixture);
    await checks[rule as Rule](stage, fixture).finally(stage.end);
  });
}

type Stage = ReturnType<typeof stageIn>;

/** Renders the popup for one rule. */
function stageIn(canvas: HTMLElement, { render, role }: PopupFixture) {
  const mount = new Mount(canvas);
  const show = (content: ReactNode) => mount.show(<StrictMode>{content}</StrictMode>);
  const update = (parts: Parts, around = (content: ReactNode) => content) => {
    show(around(render({ ...parts, trigger: { children: "Open", ...parts.trigger } })));
    // A modal popup hides its trigger.
    return mount.element.querySelector("[data-slot$=trigger]") as HTMLElement;
  };
  return {
    update,
    /** Renders it in its initial state, and returns the trigger. */
    render(parts: Parts, around?: (content: ReactNode) => ReactNode) {
      show(null);
      return update(parts, around);
    },
    remove: () => show(null),
    popup: async () => settled(await screen.findByRole(role)),
    closed: () => waitFor(() => expect(screen.queryByRole(role)).toBeNull()),
    end: () => mount.remove(),
  };
}

/** Waits until the focus is inside an element. */
const focusIn = (element: HTMLElement) =>
  waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));

/** The changes that an open popup makes to the page. */
const changes = ({ body, documentElement }: Document) => [
  body.childElementCount,
  body.style.cssText,
  documentElement.style.cssText,
  document.querySelectorAll("[aria-hidden=true], [inert], [data-base-ui-inert]").length,
];

const checks: Record<Rule, (stage: Stage, fixture: PopupFixture) => Promise<void>> = {
  async opens({ render, popup, closed }, { role, name, description, hasAsChild }) {
    const [own, added] = [fn(), fn()];
    const ownButton = (
      <Button className="own" onClick={() => own()}>
        Open
      </Button>
    );
    const forms = [
      { render: ownButton, className: "added", onClick: () => added() },
      { render: (props: object) => <Button {...props}>Open</Button> },
      { children: "Open" },
      ...(hasAsChild ? [{ asChild: true, children: ownButton }] : []),
    ];
    for (const form of forms) {
      const [onOpenChange, onOpenChangeComplete] = [fn(), fn()];
      const trigger = render({ root: { onOpenChange, onOpenChangeComplete }, trigger: form });
      await expect(trigger).toHaveAttribute("type", "button");
      await expect(trigger).toHaveAttribute("aria-haspopup", role);
      if (form === forms[0]) await expect(trigger).toHaveClass("own", "added");
      for (const open of [
        () => userEvent.click(trigger),
        ...["{Enter}", " "].map((key) => () => userEvent.keyboard(key)),
      ]) {
        await expect(trigger).toHaveAttribute("aria-expanded", "false");
        await open();
        const panel = await popup();
        await expect(panel).toHaveAccessibleName(name);
        if (description) await expect(panel).toHaveAccessibleDescription(description);
        await expect(trigger).toHaveAttribute("aria-expanded", "true");
        await expect(trigger).toHaveAttribute("aria-controls", panel.id);
        await focusIn(panel);
        await waitFor(() => expect(onOpenChangeComplete).toHaveBeenLastCalledWith(true));
        await userEvent.keyboard("{Escape}");
        await closed();
        await focusOn(trigger);
      }
      await expect(onOpenChange).toHaveBeenCalledWith(
        true,
        expect.objectContaining({ reason: "trigger-press" }),
      );
      await waitFor(() => expect(onOpenChangeComplete).toHaveBeenLastCalledWith(false));
    }
    await expect(added).toHaveBeenCalled();
    await expect(own).toHaveBeenCalledTimes(added.mock.calls.length * (hasAsChild ? 2 : 1));
  },

  async closes({ render, update, popup, closed }, { closes, role }) {
    const ways: PopupFixture["closes"] = { "escape-key": () => userEvent.keyboard("{Escape}"), ...closes };
    const cancels: Mock = fn((_: boolean, details: { cancel: () => void }) => details.cancel());
    const keeps: Mock = fn();
    for (const [reason, close] of Object.entries(ways)) {
      const closeFrom = async (root: object) => {
        const trigger = render({ root });
        const panel = await popup();
        if (role !== "tooltip") await focusIn(panel);
        await close(trigger);
        return panel;
      };
      for (const [onOpenChange, root] of [
        [cancels, { defaultOpen: true }],
        [keeps, { open: true }],
      ] as const) {
        const panel = await closeFrom({ ...root, onOpenChange });
        const reported = expect.objectContaining({ reason });
        await waitFor(() => expect(onOpenChange, reason).toHaveBeenLastCalledWith(false, reported));
        await expect(panel, reason).toHaveAttribute("data-open");
      }
      update({ root: { open: false } });
      await closed();
      await closeFrom({ defaultOpen: true });
      await closed();
    }
  },

  async ariaDisabled({ render, closed }) {
    const onOpenChange = fn();
    const trigger = render({ root: { onOpenChange }, trigger: { render: <Button aria-disabled /> } });
    await userEvent.click(trigger);
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter} {ArrowDown}{ArrowUp}");
    await expect(onOpenChange).not.toHaveBeenCalled();
    await closed();
  },

  async focus({ render, popup }) {
    const [initial, final] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()];
    const children = (
      <>
        <Button>First</Button>
        <Button ref={initial}>Second</Button>
      </>
    );
    const trigger = render({ popup: { initialFocus: initial, finalFocus: final }, children }, (content) => (
      <>
        {content}
        <Button ref={final}>Elsewhere</Button>
      </>
    ));
    await userEvent.click(trigger);
    await popup();
    await focusOn(initial.current as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await focusOn(final.current as HTMLElement);
  },

  async layers({ render, closed }, { role, name }) {
    const outer = render({}, (content) => (
      <Dialog.Root>
        <Dialog.Trigger>Outer</Dialog.Trigger>
        <Dialog aria-label="Outer">
          <Dialog.Close>Done</Dialog.Close>
          {content}
        </Dialog>
      </Dialog.Root>
    ));
    await userEvent.click(outer);
    await focusOn(await screen.findByRole("button", { name: "Done" }));
    const trigger = screen.getByRole("button", { name: "Open" });
    // A tooltip closes wherever the focus is.
    await (role === "tooltip" ? userEvent.hover(trigger) : userEvent.click(trigger));
    const panel = await screen.findByRole(role, { name });
    if (role !== "tooltip") await focusIn(panel);
    const before = document.activeElement as HTMLElement;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await focusOn(role === "tooltip" ? before : trigger);
    await expect(screen.getByRole("dialog", { name: "Outer" })).toHaveAttribute("data-open");
    await userEvent.keyboard("{Escape}");
    await closed();
    await focusOn(outer);
  },

  async container({ render, popup }) {
    const [own, provided] = [createRef<HTMLDivElement>(), createRef<HTMLDivElement>()];
    for (const container of [own, provided, undefined]) {
      const parts = { root: { defaultOpen: true }, ...(container === own && { popup: { container } }) };
      render(parts, (content) => (
        <>
          <div ref={own} />
          <div ref={provided} />
          <PortalProvider container={container && provided}>{content}</PortalProvider>
        </>
      ));
      const portal = (await popup()).closest("[data-slot$=-portal]");
      await expect(portal?.parentElement).toBe(container ? container.current : document.body);
    }
  },

  async cleansUp({ render, remove, popup, closed }) {
    const before = changes(document);
    render({ root: { defaultOpen: true } });
    await popup();
    await waitFor(() => expect(changes(document)).not.toEqual(before));
    remove();
    await closed();
    await waitFor(() => expect(changes(document)).toEqual(before));
  },
};
