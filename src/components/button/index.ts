export { Button, type ButtonProps } from "./button";
export { buttonRecipe } from "./button.recipe";
