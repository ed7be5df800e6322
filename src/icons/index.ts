import {
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  Copy,
  ExternalLink,
  Globe,
  TriangleAlert,
  X,
} from "lucide";
import { createIcon } from "./create-icon";

/** The icons that Kerf itself draws. */
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight);
export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
export const TriangleAlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const XIcon = /* @__PURE__ */ createIcon(X);
