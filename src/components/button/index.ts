export { Button, type ButtonName, type ButtonOwnProps, type ButtonProps } from "./button";
