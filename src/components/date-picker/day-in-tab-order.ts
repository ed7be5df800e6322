/** The day of a calendar that is in the tab order. Each calendar has one. */
export function dayInTabOrder(calendar: Element | null | undefined): HTMLElement | null {
  return calendar?.querySelector<HTMLElement>('[data-slot="calendar-day"][tabindex="0"]') ?? null;
}
