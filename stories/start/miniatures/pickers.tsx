import {
  Autocomplete,
  Combobox,
  DateInput,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  Select,
} from "@kerf/react";

const timbers = ["Ash", "Beech", "Oak", "Walnut"];
const day = new Date(2026, 10, 18);

export const drawings = {
  Autocomplete: () => (
    <div className="w-44 max-w-full">
      <Autocomplete items={timbers} label="City" defaultValue="Wien">
        <Autocomplete.InputGroup />
      </Autocomplete>
    </div>
  ),
  Combobox: () => (
    <div className="w-48 max-w-full">
      <Combobox items={timbers} multiple label="Timbers" defaultValue={["Ash", "Oak"]}>
        <Combobox.TriggerMultipleWithInput />
      </Combobox>
    </div>
  ),
  DateInput: () => (
    <div className="w-44 max-w-full">
      <DateInput label="Due date" defaultValue={day} />
    </div>
  ),
  Select: () => (
    <div className="w-44 max-w-full">
      <Select items={{ at: "Austria", ch: "Switzerland" }} label="Country" defaultValue="at" />
    </div>
  ),
  DatePicker: () => (
    <div style={{ zoom: 0.5 }}>
      <DatePicker aria-label="Day" defaultMonth={day} selected={day} today={day} />
    </div>
  ),
  DateTimePicker: () => (
    // The month fades out at the top, and the time is in full.
    <div className="-m-4 flex h-40 flex-col items-center justify-end pb-3 [mask-image:linear-gradient(transparent,black_45%)]">
      <div style={{ zoom: 0.6 }}>
        <DateTimePicker aria-label="Start" defaultValue={day} today={day} timezone="UTC" />
      </div>
    </div>
  ),
  DateRangePicker: () => (
    <div className="w-max" style={{ zoom: 0.42 }}>
      <DateRangePicker
        aria-label="Period"
        defaultMonth={day}
        startDate={new Date(2026, 10, 9)}
        endDate={new Date(2026, 11, 3)}
        today={day}
      />
    </div>
  ),
};
