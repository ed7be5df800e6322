/** Called with the root fiber's owner after each of React's commits. */
export type CommitListener = (root: { current: unknown }) => void;

/** Renders a component again with other props, which it has until its parent renders it. */
export type OverrideProps = (fiber: unknown, props: object) => void;

interface Renderer {
  currentDispatcherRef: object;
  overrideProps(fiber: unknown, path: string[], props: object): void;
}

const listeners = new Set<CommitListener>();
let renderer: Renderer | undefined;

/**
 * Follows what React renders, by the hook that its developer tools use. React looks for it when it is loaded, so this
 * must run before.
 */
export function followCommits(): void {
  // With these, React measures each render of each component for a profiler's timeline, and compares its props.
  Object.assign(console, { timeStamp: undefined, createTask: undefined });
  const hook = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    checkDCE() {},
    inject(injected: Renderer) {
      renderer = injected;
      // Without a limit, React records a stack trace for each element that is created, which nobody reads here.
      Object.defineProperty(injected.currentDispatcherRef, "recentlyCreatedOwnerStacks", {
        get: () => Number.POSITIVE_INFINITY,
        set() {},
      });
      return 1;
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    onCommitFiberRoot(_renderer: number, root: { current: unknown }) {
      for (const listener of listeners) listener(root);
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Subscribes to all later commits. */
export function onCommit(listener: CommitListener): void {
  listeners.add(listener);
}

export const overrideProps: OverrideProps = (fiber, props) => renderer?.overrideProps(fiber, [], props);
