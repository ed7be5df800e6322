export { hooks as default } from "../../hooks";
