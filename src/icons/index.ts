import { Check, CircleAlert, Info, Minus, TriangleAlert, X } from "lucide";
import { createIcon } from "./create-icon";

/** The icons that Kerf itself draws. */
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const TriangleAlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const XIcon = /* @__PURE__ */ createIcon(X);
