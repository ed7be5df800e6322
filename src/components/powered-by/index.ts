export { PoweredBy, type PoweredByProps } from "./powered-by";
