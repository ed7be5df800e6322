"use client";

import { type RefObject, useEffect } from "react";

interface RadioUnnamedProps {
  fieldset: RefObject<HTMLFieldSetElement | null>;
  /** The generated name. */
  name: string;
}

/**
 * Browsers group radios by name, so a group without a name generates one. A value without a name isn't submitted, so
 * the generated entry is removed from the form data.
 */
export function RadioUnnamed({ fieldset, name }: RadioUnnamedProps) {
  useEffect(() => {
    // On the root, because the group can move to another form without rendering again.
    const root = fieldset.current?.getRootNode();
    const leaveOut = (event: Event) => {
      if (event.target === fieldset.current?.form) (event as FormDataEvent).formData.delete(name);
    };
    root?.addEventListener("formdata", leaveOut);
    return () => root?.removeEventListener("formdata", leaveOut);
  }, [fieldset, name]);
  return null;
}
