export { BubbleMap, type BubbleMapProps } from "./bubble-map";
