import type { CalendarSlots } from "./calendar-slots";

interface CalendarPlaceholderProps {
  slots: CalendarSlots;
  months?: number;
}

/** Empty months until the month is known: a caption, the weekdays and five weeks. */
export function CalendarPlaceholder({ slots, months = 1 }: CalendarPlaceholderProps) {
  return (
    <div data-slot="calendar-months" aria-busy="true" className={slots.months()}>
      {Array.from({ length: months }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the months are all the same
        <div key={month} data-slot="calendar-month" className={slots.month()}>
          <div data-slot="calendar-caption" className={slots.caption()} />
          <table data-slot="calendar-grid" aria-hidden="true" className={slots.grid()}>
            <tbody data-slot="calendar-weeks">
              <tr data-slot="calendar-week">
                <td data-slot="calendar-cell" className={slots.weekday()} />
              </tr>
              {weeks.map((week) => (
                <tr key={week} data-slot="calendar-week">
                  <td data-slot="calendar-cell" className={slots.cell()} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

const weeks = [1, 2, 3, 4, 5];
