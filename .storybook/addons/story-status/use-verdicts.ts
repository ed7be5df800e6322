import { useEffect, useState } from "react";
import { useChannel, useStorybookState } from "storybook/manager-api";
import { ANSWER, type Answer, type Progress, REQUEST, type Request, type StoryDetails } from "./protocol";

const idle: Progress = { left: 0 };

/** The dev server's answers about the open story, and a function that sends requests. */
export function useVerdicts(): {
  storyId: string;
  details: StoryDetails | undefined;
  progress: Progress;
  ask: (request: Request) => void;
} {
  const { storyId } = useStorybookState();
  const [details, setDetails] = useState<StoryDetails>();
  const [progress, setProgress] = useState(idle);
  const emit = useChannel({
    [ANSWER]: (answer: Answer) => {
      if (answer.type === "details") setDetails(answer.details);
      else if (answer.type === "progress") setProgress(answer.progress);
    },
  });
  const ask = (request: Request) => emit(REQUEST, request);
  // Whenever another story opens, `manager.tsx` sends the request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens.
  useEffect(() => ask({ type: "show", storyId }), []);
  return { storyId, details: details?.verdict.storyId === storyId ? details : undefined, progress, ask };
}
