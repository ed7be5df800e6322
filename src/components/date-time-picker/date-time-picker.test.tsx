import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DateTimePicker } from ".";

const start = new Date("2026-11-19T13:30Z");

test("the server renders the month and the time in the given time zone", () => {
  const markup = renderToString(
    <DateTimePicker aria-label="Start" name="start" timezone="Asia/Kolkata" defaultValue={start} />,
  );
  expect(markup).toContain("November 2026");
  expect(markup).toContain('data-day="2026-11-19"');
  expect(markup).toMatch(/aria-valuetext="07".*aria-valuetext="00".*aria-valuetext="PM"/);
  expect(markup).toContain('value="2026-11-19T19:00+05:30"');
});

test("without a time zone, the server renders neither a day nor a time", () => {
  const markup = renderToString(<DateTimePicker aria-label="Start" name="start" defaultValue={start} />);
  expect(markup).not.toContain("data-day");
  expect(markup).toMatch(/aria-valuetext="Empty".*aria-valuetext="Empty".*aria-valuetext="Empty"/);
  expect(markup).not.toContain("2026");
});
