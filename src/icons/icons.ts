import {
  ArrowBigUp,
  ArrowBigUpDash,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Calendar,
  Check,
  ChevronDown,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Command,
  Copy,
  CornerDownLeft,
  Delete,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  Globe,
  Info,
  Minus,
  Option,
  PanelLeft,
  Plus,
  RotateCw,
  Search,
  TriangleAlert,
  Upload,
  X,
} from "lucide";
import { createIcon } from "./create-icon";

export type { Icon } from "./create-icon";

/** The icons that Kerf uses. */
export const ArrowBigUpDashIcon = /* @__PURE__ */ createIcon(ArrowBigUpDash);
export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronFirstIcon = /* @__PURE__ */ createIcon(ChevronFirst);
export const ChevronLastIcon = /* @__PURE__ */ createIcon(ChevronLast);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight);
export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const CornerDownLeftIcon = /* @__PURE__ */ createIcon(CornerDownLeft);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FileIcon = /* @__PURE__ */ createIcon(File);
export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const RotateCwIcon = /* @__PURE__ */ createIcon(RotateCw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const PanelLeftIcon = /* @__PURE__ */ createIcon(PanelLeft);
export const TriangleAlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
export const XIcon = /* @__PURE__ */ createIcon(X);
export const ArrowBigUpIcon = /* @__PURE__ */ createIcon(ArrowBigUp);
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight);
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const CommandIcon = /* @__PURE__ */ createIcon(Command);
export const DeleteIcon = /* @__PURE__ */ createIcon(Delete);
export const OptionIcon = /* @__PURE__ */ createIcon(Option);
