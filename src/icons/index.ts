/** The icons that Kerf itself draws. Their size and stroke come from the recipe of the component around them. */
export { CheckIcon, CircleAlertIcon, InfoIcon, MinusIcon, TriangleAlertIcon, XIcon } from "lucide-react";
