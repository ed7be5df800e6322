export { hooks as default } from "../scripts/stories-test/hooks";
