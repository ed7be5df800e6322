import { createContext, type Provider, use } from "react";

/**
 * Creates a context that a part requires.
 *
 * @param root The public name of the component that provides it, such as `Dialog.Root`.
 * @returns The provider, and a hook that takes the part's public name. Outside the provider, the hook throws
 * an error that names the missing parent.
 */
export function createStrictContext<Value extends object>(
  root: string,
): [Provider<Value | null>, (part: string) => Value] {
  const Context = createContext<Value | null>(null);
  if (process.env.NODE_ENV !== "production") Context.displayName = root;
  // biome-ignore lint/correctness/noComponentHookFactories: called once at module level, so the hook is stable.
  const useStrictContext = (part: string): Value => {
    const value = use(Context);
    if (value) return value;
    throw new Error(`<${part}> must be used inside <${root}>.`);
  };
  return [Context.Provider, useStrictContext];
}
