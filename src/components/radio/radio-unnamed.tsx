"use client";

import { type RefObject, useEffect } from "react";

interface RadioUnnamedProps {
  fieldset: RefObject<HTMLFieldSetElement | null>;
  /** The made-up name. */
  name: string;
}

/**
 * The browser makes one group of radios that share a name; a group that was given none makes one up. What has no name
 * is not sent, so it is taken out of the form's data again.
 */
export function RadioUnnamed({ fieldset, name }: RadioUnnamedProps) {
  useEffect(() => {
    // On the root: the group may come to stand in another form without being rendered anew.
    const root = fieldset.current?.getRootNode();
    const leaveOut = (event: Event) => {
      if (event.target === fieldset.current?.form) (event as FormDataEvent).formData.delete(name);
    };
    root?.addEventListener("formdata", leaveOut);
    return () => root?.removeEventListener("formdata", leaveOut);
  }, [fieldset, name]);
  return null;
}
