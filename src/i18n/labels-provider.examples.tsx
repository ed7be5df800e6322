import { type LabelOverrides, LabelsProvider, Loader } from "@kerf/react";

const ours: LabelOverrides = { loader: { loading: "One moment" } };

/** Another text in a part of a page. */
export function OwnTexts() {
  return (
    <LabelsProvider labels={ours}>
      <Loader />
    </LabelsProvider>
  );
}
