export { GridItem, type GridItemProps } from "./grid-item";
