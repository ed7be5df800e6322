export { MaskedInput } from "./masked-input";
export { PasswordInput, type PasswordInputProps } from "./password-input";
