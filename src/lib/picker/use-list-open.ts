import { useControlled } from "../use-controlled";

interface ListOpenOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Whether the control is disabled, which closes its list. */
  disabled: boolean | undefined;
}

/**
 * The open state of a control's list. A disabled control can't close its list, so the list isn't shown.
 *
 * @param component The component's name, for warnings.
 * @returns Whether the list is open, and a function that sets it when uncontrolled.
 */
export function useListOpen(component: string, { open, defaultOpen = false, disabled }: ListOpenOptions) {
  const [isOpen, setOpen] = useControlled(`${component}.open`, open, defaultOpen, false);
  // Otherwise, the list would open again when the control is enabled.
  if (disabled && isOpen && open === undefined) setOpen(false);
  return [isOpen && !disabled, setOpen] as const;
}
