export { MenuBar, type MenuBarOption, type MenuBarProps } from "./menu-bar";
