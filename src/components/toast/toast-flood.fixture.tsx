import { createToastManager, Toast } from "@kerf/react";
import { useState } from "react";

/** A button that opens toasts at once. */
export function Flood({ count }: { count: number }) {
  const [toasts] = useState(createToastManager);
  const add = () => {
    for (let index = 0; index < count; index++) toasts.add({ title: `Invoice ${index} sent` });
  };
  return (
    <Toast.Provider manager={toasts} timeout={0}>
      <button type="button" onClick={add}>
        Send
      </button>
    </Toast.Provider>
  );
}
