/** The editor's compiler options, those of a strict application. Enum values are TypeScript's numbers. */
export const compilerOptions = {
  target: 9,
  module: 99,
  moduleResolution: 100,
  jsx: 4,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The paths of the edited code and of the standard library's declarations, in the worker's files. */
export const EXAMPLE = "/example.tsx";
export const LIBRARIES = "/lib/";
