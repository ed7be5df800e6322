export { SecretInput, type SecretInputProps } from "./secret-input";
