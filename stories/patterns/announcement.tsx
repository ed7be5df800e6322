import type { CSSProperties } from "react";

/** A message that only screen readers announce. Render it before there is a message. */
export function Announcement({ message }: { message: string }) {
  return (
    <div role="status" style={hidden}>
      {message}
    </div>
  );
}

const hidden: CSSProperties = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};
