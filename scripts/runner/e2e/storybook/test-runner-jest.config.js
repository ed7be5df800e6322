export { default } from "../../../../.storybook/test-runner-jest.config.js";
