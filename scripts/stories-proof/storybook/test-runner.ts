export { hooks as default } from "../../stories-test/hooks";
