import {
  Button,
  Checkbox,
  Combobox,
  DatePicker,
  Field,
  Input,
  Radio,
  Select,
  Stack,
  Textarea,
} from "@kerf/react";
import { Controller, useForm } from "react-hook-form";

const timbers = ["Ash", "Cedar", "Larch", "Oak"];

export interface Order {
  customer: string;
  notes: string;
  timber: string | null;
  size: string | null;
  finish: string;
  delivery: Date | null;
  insured: boolean;
}

const nothing: Order = {
  customer: "",
  notes: "",
  timber: null,
  size: null,
  finish: "",
  delivery: null,
  insured: false,
};

/**
 * A form with react-hook-form. Register native inputs, and wrap the other controls in a Controller.
 * Pass the library's messages as `error`. The library focuses the control that has its `ref`.
 */
export function OrderForm({ onOrder }: { onOrder: (order: Order) => void }) {
  const { register, control, handleSubmit, reset, formState } = useForm<Order>({ defaultValues: nothing });
  const { errors } = formState;
  return (
    <Stack
      gap="5"
      maxWidth="md"
      render={<form aria-label="Order" noValidate onSubmit={handleSubmit(onOrder)} />}
    >
      <Input
        label="Customer"
        error={errors.customer?.message}
        {...register("customer", { required: "Enter a customer." })}
      />
      <Controller
        name="timber"
        control={control}
        rules={{ required: "Choose a timber." }}
        render={({ field: { onChange, ref, ...field } }) => (
          <Combobox
            items={timbers}
            label="Timber"
            error={errors.timber?.message}
            onValueChange={onChange}
            {...field}
          >
            <Combobox.TriggerInput ref={ref} />
            <Combobox.Content>
              <Combobox.Empty />
              <Combobox.List>{(timber) => <Combobox.Item value={timber} />}</Combobox.List>
            </Combobox.Content>
          </Combobox>
        )}
      />
      <Controller
        name="size"
        control={control}
        rules={{ required: "Choose a size." }}
        render={({ field: { onChange, ...field } }) => (
          <Select
            items={{ s: "Small", l: "Large" }}
            label="Size"
            placeholder="Choose a size"
            error={errors.size?.message}
            onValueChange={onChange}
            {...field}
          />
        )}
      />
      <Controller
        name="finish"
        control={control}
        rules={{ required: "Choose a finish." }}
        render={({ field: { onChange, ref, ...field } }) => (
          <Radio.Group legend="Finish" error={errors.finish?.message} onValueChange={onChange} {...field}>
            <Radio.Item ref={ref} value="oil" label="Oil" />
            <Radio.Item value="wax" label="Wax" />
          </Radio.Group>
        )}
      />
      <Controller
        name="delivery"
        control={control}
        rules={{ required: "Choose a day." }}
        render={({ field: { value, onChange } }) => (
          <Field label="Delivery" error={errors.delivery?.message}>
            <DatePicker selected={value} onChange={onChange} defaultMonth={new Date(2026, 10, 1)} />
          </Field>
        )}
      />
      <Checkbox label="Insured" {...register("insured")} />
      <Textarea label="Notes" required={false} {...register("notes")} />
      <Stack direction="row" gap="2" wrap>
        <Button type="submit" variant="primary">
          Order
        </Button>
        <Button variant="ghost" onClick={() => reset()}>
          Start over
        </Button>
      </Stack>
    </Stack>
  );
}
