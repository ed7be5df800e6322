export { hooks as default } from "../scripts/stories/run/hooks";
