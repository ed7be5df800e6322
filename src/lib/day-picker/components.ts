/** Replaces the components of React DayPicker. The calendar passes all that it renders. */
export {};
