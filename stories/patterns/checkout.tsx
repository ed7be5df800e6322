import {
  Banner,
  Button,
  Input,
  Radio,
  Select,
  Stack,
  Stepper,
  type StepperStep,
  Surface,
  Text,
} from "@kerf/react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

const countries = { AT: "Austria", FR: "France", DE: "Germany", JP: "Japan", NO: "Norway" };
const deliveries = { standard: "Standard, 3 to 5 days", express: "Express, the next day" };

/** The steps in their order, and the names of the controls in each. */
const steps = [
  { value: "address", label: "Address", names: ["name", "street", "postcode", "city", "country"] },
  { value: "delivery", label: "Delivery", names: ["delivery"] },
  { value: "payment", label: "Payment", names: ["card", "expiry"] },
  { value: "review", label: "Review", names: [] },
];

/** A focused heading can't be operated, so it needs no outline. */
const noOutline = { outline: "none" };

/** Entered values, by the names of the controls. */
export type Entries = Record<string, string>;

export interface CheckoutProps {
  /** Places the order. Returns the server's errors by the names of the controls, or an empty object. */
  placeOrder: (entries: Entries) => Promise<Entries>;
}

/** An order in steps. Each step is its own form. Going back keeps the entries. */
export function Checkout({ placeOrder }: CheckoutProps) {
  const [step, setStep] = useState("address");
  const [entries, setEntries] = useState<Entries>({ delivery: "standard" });
  const [errors, setErrors] = useState<Entries>({});
  const [state, setState] = useState<"open" | "sending" | "failed" | "placed">("open");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const index = steps.findIndex(({ value }) => value === step);

  /** Stores the entries, shows another step, and focuses its first error or its heading. */
  const goTo = (next: string | undefined) => {
    const isForward = steps.findIndex(({ value }) => value === next) > index;
    // The browser shows which entries are missing.
    if (next === undefined || (isForward && !form.current?.reportValidity())) return;
    const entered = form.current ? (Object.fromEntries(new FormData(form.current)) as Entries) : {};
    flushSync(() => {
      setEntries((before) => ({ ...before, ...entered }));
      setStep(next);
    });
    (form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? heading.current)?.focus();
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (step !== "review") return goTo(steps[index + 1]?.value);
    setState("sending");
    const found = await placeOrder(entries).catch(() => undefined);
    if (!found) return setState("failed");
    const [first] = Object.keys(found);
    flushSync(() => {
      setErrors(found);
      setState(first ? "open" : "placed");
    });
    if (first) goTo(steps.find(({ names }) => names.includes(first))?.value);
    else heading.current?.focus();
  };
  /** A server error shows until the value changes. */
  const onChange = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => others);
  };
  const required = (name: string, message: string) => ({
    name,
    required: true,
    defaultValue: entries[name],
    error: errors[name] ?? ({ message, match: "valueMissing" } as const),
  });

  if (state === "placed") {
    return (
      <Stack padding="6" maxWidth="lg" render={<Surface />}>
        <Text as="h1" variant="heading2" ref={heading} tabIndex={-1} style={noOutline}>
          Your order is placed
        </Text>
        <Text>We sent a confirmation by email. Your order will arrive in {entries.city} soon.</Text>
      </Stack>
    );
  }
  return (
    <Stack gap="6" padding="6" maxWidth="lg" render={<Surface />}>
      <Text as="h1" variant="heading2">
        Checkout
      </Text>
      <Stepper
        aria-label="Checkout"
        navigation="visited"
        steps={steps.map(({ names, ...each }): StepperStep => {
          const hasError = names.some((name) => errors[name]);
          return hasError && each.value !== step ? { ...each, status: "error" } : each;
        })}
        value={step}
        onValueChange={goTo}
      />
      <Stack
        key={step}
        gap="5"
        render={<form ref={form} aria-labelledby={id} onSubmit={onSubmit} onChange={onChange} />}
      >
        <Text as="h2" variant="heading3" id={id} ref={heading} tabIndex={-1} style={noOutline}>
          {steps[index]?.label}
        </Text>
        {step === "address" && (
          <>
            <Input label="Name" autoComplete="name" {...required("name", "Enter your name.")} />
            <Input
              label="Street"
              autoComplete="address-line1"
              {...required("street", "Enter a street and a number.")}
            />
            <Input
              label="Postcode"
              autoComplete="postal-code"
              {...required("postcode", "Enter a postcode.")}
            />
            <Input label="City" autoComplete="address-level2" {...required("city", "Enter a city.")} />
            <Select
              label="Country"
              items={countries}
              placeholder="Select a country"
              {...required("country", "Select a country.")}
            />
          </>
        )}
        {step === "delivery" && (
          <Radio.Group
            legend="Delivery speed"
            appearance="card"
            {...required("delivery", "Select a delivery speed.")}
          >
            <Radio.Item value="standard" label={deliveries.standard} description="Free" />
            <Radio.Item value="express" label={deliveries.express} description="€9" />
          </Radio.Group>
        )}
        {step === "payment" && (
          <>
            <Input
              label="Card number"
              dir="ltr"
              inputMode="numeric"
              autoComplete="cc-number"
              {...required("card", "Enter a card number.")}
            />
            <Input
              label="Expires"
              dir="ltr"
              placeholder="MM/YY"
              autoComplete="cc-exp"
              {...required("expiry", "Enter the month and the year.")}
            />
          </>
        )}
        {step === "review" && (
          <>
            <Summary title="Address" onEdit={() => goTo("address")}>
              {entries.name}, {entries.street}, {entries.postcode} {entries.city},{" "}
              {countries[entries.country as keyof typeof countries]}
            </Summary>
            <Summary title="Delivery" onEdit={() => goTo("delivery")}>
              {deliveries[entries.delivery as keyof typeof deliveries]}
            </Summary>
            <Summary title="Payment" onEdit={() => goTo("payment")}>
              Card ending in {entries.card?.slice(-4)}
            </Summary>
          </>
        )}
        {state === "failed" && (
          <Banner
            variant="error"
            title="The order couldn't be placed"
            description="Nothing was charged. Check your connection and try again."
          />
        )}
        <Stack direction="row" gap="2" wrap>
          {index > 0 && <Button onClick={() => goTo(steps[index - 1]?.value)}>Back</Button>}
          <Button type="submit" variant="primary" loading={state === "sending"}>
            {step === "review" ? "Place order" : "Continue"}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}

interface SummaryProps {
  title: string;
  onEdit: () => void;
  children: ReactNode;
}

/** The entered values of a step, with a button to change them. */
function Summary({ title, onEdit, children }: SummaryProps) {
  return (
    <Stack direction="row" align="start" justify="between">
      <Stack gap="1">
        <Text as="h3" bold>
          {title}
        </Text>
        <Text variant="secondary">{children}</Text>
      </Stack>
      <Button size="sm" aria-label={`Change ${title.toLowerCase()}`} onClick={onEdit}>
        Change
      </Button>
    </Stack>
  );
}
