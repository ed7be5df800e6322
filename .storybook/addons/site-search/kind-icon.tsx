import type { LucideIcon } from "lucide-react";
import BookOpen from "lucide-react/icons/book-open";
import Box from "lucide-react/icons/box";
import Code from "lucide-react/icons/code";
import Diamond from "lucide-react/icons/diamond";
import FileText from "lucide-react/icons/file-text";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Lightbulb from "lucide-react/icons/lightbulb";
import Palette from "lucide-react/icons/palette";
import Puzzle from "lucide-react/icons/puzzle";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Smile from "lucide-react/icons/smile";
import Tag from "lucide-react/icons/tag";
import * as React from "react";
import type { Kind } from "./entry";

const icons: Record<Kind | "Search", LucideIcon> = {
  Search,
  Component: Box,
  Pattern: LayoutTemplate,
  Guide: BookOpen,
  Foundation: Palette,
  Decision: Scale,
  Example: Code,
  Part: Puzzle,
  Prop: SlidersHorizontal,
  Value: Tag,
  Guideline: Lightbulb,
  Section: FileText,
  Token: Diamond,
  Icon: Smile,
};

/** The icon for a kind of result. */
export function KindIcon({ kind }: { kind: Kind | "Search" }) {
  const Drawing = icons[kind];
  return <Drawing className="kerf-search-icon" aria-hidden="true" size={16} strokeWidth={1.75} />;
}
