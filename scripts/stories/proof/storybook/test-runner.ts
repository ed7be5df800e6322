export { hooks as default } from "../../run/hooks";
