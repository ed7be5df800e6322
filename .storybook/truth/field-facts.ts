import { holds } from "../../src/catalog/type/holds";
import type { TypeNode } from "../../src/catalog/type/node";
import { type Types, typeOf } from "../../src/catalog/type/resolve";
import type { Catalog } from "../../src/catalog/types";
import { type Descriptor, lookUp } from "../kit/lookup";
import { type Fiber, rootFiber, walk } from "../kit/shown/fibers";
import { captureConsole } from "./capture-console";
import { servedCatalog } from "./document";
import type { Fact } from "./fact";
import { compatibleGroups, type OwnedField } from "./field-groups";
import { otherValues, withField } from "./field-values";
import { fieldsIn } from "./fields";
import { harness } from "./harness";

type Props = Record<string, unknown>;

/** The maximum number of instances of a component or part to render again. A table has thousands of cells. */
const MOST = 30;

/** A field of a component or part on the page. */
interface OwnField extends OwnedField {
  /** A unique text that no page contains otherwise. */
  mark: string;
}

/**
 * `fields`: another value of the field changes the page. The story's component is rendered again with that
 * value, in the state at the end of the story. An unchanged page proves nothing, because a label may be for
 * another state.
 */
export async function tellFields(component: unknown): Promise<void> {
  const [family] = lookUp(component)?.name.split(".") ?? [];
  if (!family) return;
  const stop = captureConsole([]);
  try {
    harness()?.recordFacts(await new FieldTrial(family, await servedCatalog()).run());
  } finally {
    stop();
  }
}

/** Renders the components and parts of one family again, with other values of fields. */
class FieldTrial {
  /** The subjects of the fields that changed the page. */
  private readonly found = new Set<string>();
  /** The props that the story passed to a fiber, or that other props replace. */
  private readonly given = new WeakMap<Fiber | Props, Props>();
  /** The fields whose values made a component throw, which empties the page. */
  private broken: readonly OwnField[] = [];
  private readonly types: Types;

  constructor(
    private readonly family: string,
    catalog: Catalog,
  ) {
    this.types = catalog.types ?? {};
  }

  async run(): Promise<Fact[]> {
    const fields = this.fieldsOnPage();
    // Initial values come last, because a component loses its state when it reads them again.
    for (const isInitial of [false, true]) {
      for (const group of compatibleGroups(fields.filter(({ prop }) => isInitialValue(prop) === isInitial)))
        await this.tryGroup(group);
    }
    await this.renderWith(() => undefined);
    const shown = [...this.found].map((subject): Fact => ({ kind: "fields", subject }));
    if (this.broken.length === 0) return shown;
    const names = this.broken.map(subjectOf).join(", ");
    return [
      ...shown,
      { kind: "fields", subject: this.family, problem: `other values of ${names} make it throw` },
    ];
  }

  private async tryGroup(fields: readonly OwnField[]): Promise<void> {
    let open = fields.filter((field) => !this.found.has(subjectOf(field)));
    for (let round = 0; open.length > 0 && round < 3; round++) {
      await this.tryAll(open, round);
      open = open.filter((field) => !this.found.has(subjectOf(field)));
    }
  }

  private fieldsOnPage(): OwnField[] {
    const fields = new Map<string, OwnField>();
    for (const { name, descriptor, props } of this.rendered()) {
      for (const prop of Object.keys(descriptor.props)) {
        const type = typeWith(descriptor, prop, props, this.types);
        for (const field of type === undefined ? [] : fieldsIn(prop, type, this.types)) {
          const own = { ...field, owner: name, mark: `zq${fields.size}zq` };
          const key = `${subjectOf(own)} ${JSON.stringify(field.steps)}`;
          if (!fields.has(key)) fields.set(key, own);
        }
      }
    }
    return [...fields.values()];
  }

  /** Tries all fields at once, and then halves of them, because most stories show few of the fields. */
  private async tryAll(fields: readonly OwnField[], round: number): Promise<void> {
    if (fields.length === 0 || this.broken.length > 0) return;
    const before = await this.look(fields, (_, value) => value);
    const after = await this.look(fields, (field, value) => {
      const others = otherValues(field, value, field.mark, this.types);
      return round < others.length ? others[round] : value;
    });
    // After an error in a render, nothing is on the page.
    if (this.rendered().length === 0) {
      this.broken = fields;
      return;
    }
    if (after === before) return;
    const seen = fields.filter((field) => after.includes(field.mark));
    for (const field of seen) this.found.add(subjectOf(field));
    if (fields.length === 1) {
      for (const field of fields) this.found.add(subjectOf(field));
      return;
    }
    const open = fields.filter((field) => !this.found.has(subjectOf(field)));
    if (seen.length > 0) return this.tryAll(open, round);
    const half = Math.ceil(open.length / 2);
    await this.tryAll(open.slice(0, half), round);
    await this.tryAll(open.slice(half), round);
  }

  /** The text of the page with these fields changed. */
  private async look(
    fields: readonly OwnField[],
    change: (field: OwnField, value: unknown) => unknown,
  ): Promise<string> {
    await this.renderWith((owner, prop, value) => {
      const own = fields.filter((field) => field.owner === owner && field.prop === prop);
      if (own.length === 0) return undefined;
      return own.reduce(
        (whole, field) => withField(whole, field, (each) => change(field, each), this.types),
        value,
      );
    });
    return pageText();
  }

  /** Renders with these values. Resets props that the previous render changed to the story's values. */
  private async renderWith(
    wantedValue: (owner: string, prop: string, value: unknown) => unknown,
  ): Promise<void> {
    const wanted = new Set<unknown>();
    // A part that renders again passes its children the original props, so they need the changed values
    // again.
    for (let depth = 0; depth < 3; depth++) {
      for (const { fiber, name, descriptor, props } of this.rendered()) {
        const changed: Props = {};
        const isOld = depth === 0 && fiber.memoizedProps !== null && this.given.has(fiber.memoizedProps);
        for (const prop of Object.keys(descriptor.props)) {
          const current = fiber.memoizedProps?.[prop];
          if (wanted.has(current)) continue;
          const value = wantedValue(name, prop, props[prop]);
          if (value !== undefined) wanted.add(value);
          if (value !== undefined) changed[prop] = value;
          else if (isOld && current !== props[prop]) changed[prop] = props[prop];
        }
        if (Object.keys(changed).length === 0) continue;
        const next = { ...fiber.memoizedProps, ...changed };
        this.given.set(next, props);
        harness()?.overrideProps(fiber, next, Object.keys(changed).some(isInitialValue));
      }
      // React renders the changed props in a separate task.
      await new Promise((resolve) => setTimeout(resolve));
    }
    await harness()?.waitUntilStable();
  }

  /** The components and parts of the family, each with the props that the story gave it. */
  private rendered(): { fiber: Fiber; name: string; descriptor: Descriptor; props: Props }[] {
    const container = document.getElementById("storybook-root");
    const root = container && rootFiber(container);
    const all: { fiber: Fiber; name: string; descriptor: Descriptor; props: Props }[] = [];
    const counts = new Map<string, number>();
    if (!root) return all;
    walk(root, undefined, (fiber) => {
      const found = lookUp(fiber.elementType);
      if (found?.name.split(".")[0] !== this.family || !fiber.memoizedProps) return undefined;
      const count = (counts.get(found.name) ?? 0) + 1;
      counts.set(found.name, count);
      if (count > MOST) return undefined;
      const known = [fiber, fiber.alternate, fiber.memoizedProps]
        .map((each) => each && this.given.get(each))
        .find((each) => each);
      const props = known ?? fiber.memoizedProps;
      this.given.set(fiber, props);
      all.push({ fiber, ...found, props });
      return undefined;
    });
    return all;
  }
}

/** Whether a component reads a prop only when it mounts. */
function isInitialValue(prop: string): boolean {
  return /^default[A-Z]/.test(prop);
}

function subjectOf({ owner, path }: OwnField): string {
  return `${owner}.${path}`;
}

/** The type of a prop, given the other props. Some props depend on each other. */
function typeWith(descriptor: Descriptor, prop: string, props: Props, types: Types): TypeNode | undefined {
  const own = descriptor.props[prop];
  const { combinations } = descriptor;
  if (!own || !combinations?.some((each) => prop in each)) return own && typeOf(own);
  const fitting = combinations.find((combination) =>
    Object.entries(combination).every(
      ([name, { type, required }]) =>
        (props[name] === undefined && !required) || (type !== undefined && holds(type, props[name], types)),
    ),
  );
  return fitting && prop in fitting ? fitting[prop]?.type : typeOf(own);
}

/** The markup of the page, and the state of its inputs. */
function pageText(): string {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  const elements = [...document.body.children].filter(({ tagName }) => tagName !== "SCRIPT");
  return [
    // A component that mounts again has other ids.
    ...elements.map(({ outerHTML }) => outerHTML.replaceAll(/_r_\w+?_/g, "_r_")),
    ...inputs.map(({ value, checked, validationMessage }) => `${value} ${checked} ${validationMessage}`),
  ].join("\n");
}
