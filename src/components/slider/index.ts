export { Slider } from "./slider";
export type { SliderMark, SliderProps, SliderValue } from "./slider-types";
