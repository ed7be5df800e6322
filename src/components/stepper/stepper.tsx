"use client";

import type { ComponentProps, ReactNode } from "react";
import { type StepperLabels, stepperLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { CheckIcon } from "../../icons/icons";
import type { LabelsProps, StyleProps, ValueProps } from "../../lib/common-props";
import { fillText } from "../../lib/fill-text";
import { knownValue } from "../../lib/known-value";
import { useControlled } from "../../lib/use-controlled";
import { stepperRecipe } from "./stepper.recipe";

type Variants = (typeof stepperRecipe)["variants"];

/** How far a step is. Which step is current is a separate fact. */
export type StepperStepStatus =
  /** Not completed. The marker is a number. */
  | "upcoming"
  /** Completed. The marker is a check. */
  | "complete"
  /** Something must be corrected. The marker is an exclamation mark, and the label is red. */
  | "error";

/** One step of a Stepper. */
export interface StepperStep {
  /** The step's entry in the stepper's `value`. It must be unique in the stepper. */
  value: string;
  /** The name of the step, in one to three words. */
  label: string;
  /** Details, such as what the user entered, or what must be corrected. */
  description?: ReactNode;
  /** Without it, steps before the current one are complete, and all others upcoming. */
  status?: StepperStepStatus;
  /**
   * Adds "(optional)" to the label.
   * @default false
   */
  optional?: boolean;
  /**
   * Prevents going to the step, whatever `navigation` allows.
   * @default false
   */
  disabled?: boolean;
}

export interface StepperProps
  extends LabelsProps<StepperLabels>,
    ValueProps<string | null>,
    StyleProps,
    Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** The steps, in their order. */
  steps: readonly StepperStep[];
  /**
   * Called when the user goes to another step.
   * @param value The `value` of the step.
   */
  onValueChange?: (value: string) => void;
  /** The direction of the steps. Horizontal steps show only markers and the current label below 480 px of their container. */
  orientation?: keyof Variants["orientation"];
  /**
   * The steps that the user can go to, as buttons.
   * @default "none"
   */
  navigation?: "none" | "visited" | "all";
}

/**
 * The steps of a task in their order, such as a checkout or a setup, with the current one and what is completed. Show
 * the content of the current step below or beside it.
 *
 * @see {@link https://www.w3.org/WAI/tutorials/forms/multi-page/ | WAI tutorial on multi-page forms}
 * @category Navigation
 * @alias wizard, progress steps, progress tracker, multi-step form, checkout steps
 * @since 0.1.0
 */
export function Stepper({
  steps,
  value,
  defaultValue,
  onValueChange,
  orientation,
  navigation,
  labels,
  className,
  ...rest
}: StepperProps) {
  const texts = useLabels("stepper", stepperLabels, labels);
  const initial = defaultValue === undefined ? (steps[0]?.value ?? null) : defaultValue;
  const [current, setOwn] = useControlled<string | null>("Stepper.value", value, initial, null);
  const slots = stepperRecipe({ orientation });
  const reachable = knownValue("Stepper.navigation", navigation, ["none", "visited", "all"]);
  const index = steps.findIndex((step) => step.value === current);
  const compact = orientation === "vertical" ? undefined : steps[index];
  const number = (count: number) => count.toLocaleString(texts.locale);
  const go = (next: string) => {
    if (next === current) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls.
    <div
      data-slot="stepper"
      role="group"
      aria-label={texts.label}
      className={slots.base({ className })}
      {...rest}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari doesn't announce a list without markers. */}
      <ol data-slot="stepper-list" role="list" className={slots.list()}>
        {steps.map((step, position) => {
          const status = step.status ?? (position < index ? "complete" : "upcoming");
          const isCurrent = position === index;
          const isVisited = isCurrent || status !== "upcoming";
          const isButton = !step.disabled && (reachable === "all" || (reachable === "visited" && isVisited));
          const current = isCurrent ? "step" : undefined;
          const content = (
            <>
              <span data-slot="stepper-marker" aria-hidden="true" className={slots.marker()}>
                {markers[status] ?? number(position + 1)}
              </span>
              <StepText step={step} status={status} texts={texts} slots={slots} />
            </>
          );
          return (
            <li
              key={step.value}
              data-slot="stepper-item"
              data-status={status}
              data-current={isCurrent ? "" : undefined}
              aria-current={isButton ? undefined : current}
              className={slots.item()}
            >
              {isButton ? (
                <button
                  type="button"
                  data-slot="stepper-step"
                  aria-current={current}
                  className={slots.step()}
                  onClick={() => go(step.value)}
                >
                  {content}
                </button>
              ) : (
                <span data-slot="stepper-step" className={slots.step()}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {compact && (
        // Screen readers get the same information from the list.
        <div data-slot="stepper-compact" aria-hidden="true" className={slots.compact()}>
          <span data-slot="stepper-compact-label" className={slots.compactLabel()}>
            {fillText(texts.compact, {
              step: number(index + 1),
              count: number(steps.length),
              label: compact.label,
            })}
          </span>
          {compact.description && (
            <span data-slot="stepper-compact-description" className={slots.compactDescription()}>
              {compact.description}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

const markers = { upcoming: undefined, complete: <CheckIcon />, error: "!" };

interface StepTextProps {
  step: StepperStep;
  status: StepperStepStatus;
  texts: StepperLabels;
  slots: ReturnType<typeof stepperRecipe>;
}

function StepText({ step, status, texts, slots }: StepTextProps) {
  return (
    <span data-slot="stepper-text" className={slots.text()}>
      {status !== "upcoming" && <span className="k:sr-only">{texts[status]} </span>}
      <span data-slot="stepper-label" className={slots.label()}>
        {step.label}
      </span>
      {step.optional && (
        <span data-slot="stepper-optional" className={slots.optional()}>
          {" "}
          {texts.optional}
        </span>
      )}
      {step.description && (
        <span data-slot="stepper-description" className={slots.description()}>
          {step.description}
        </span>
      )}
    </span>
  );
}
