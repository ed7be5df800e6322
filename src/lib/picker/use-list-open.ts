import { useControlled } from "../use-controlled";

interface ListOpenOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Whether the control is disabled. Its list closes, because it could not be closed otherwise. */
  disabled: boolean | undefined;
}

/**
 * The open state of a control's list.
 *
 * @param component The component's name, for warnings.
 * @returns Whether the list is open, and the function that people's actions call. It sets the state when uncontrolled.
 */
export function useListOpen(
  component: string,
  { open, defaultOpen = false, onOpenChange, disabled }: ListOpenOptions,
) {
  const [isOpen, setOpen] = useControlled(`${component}.open`, open, defaultOpen, false);
  // Otherwise, the list would open again when the control is enabled.
  if (disabled && isOpen && open === undefined) setOpen(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return [isOpen && !disabled, change] as const;
}
