export { Surface, type SurfaceProps } from "./surface";
