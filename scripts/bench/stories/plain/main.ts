export { default } from "../../../../.storybook/main";
