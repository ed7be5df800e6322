export { AtWidth, pageAt, withoutFrames } from "./at-width";
export { conformance, withoutElement } from "./conformance";
export { everyValue } from "./every-value";
export { exampleStory } from "./example-story";
export { matrix } from "./matrix";
export { OverlayFrame, openAtOnce } from "./overlay-frame";
export { SentForm } from "./sent-form";
export { focusOn, fontsFor, pause, pointAt, settled } from "./settled";
export { states } from "./states";
