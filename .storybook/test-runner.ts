export { hooks as default } from "../scripts/runner/hooks";
