export { Loader, type LoaderProps } from "./loader";
export { Spinner } from "./spinner";
