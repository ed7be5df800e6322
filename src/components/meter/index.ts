export { Meter, type MeterProps } from "./meter";
export { meterRecipe } from "./meter.recipe";
