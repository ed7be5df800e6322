/** Called with the root fiber's owner after each of React's commits. */
type CommitListener = (root: { current: unknown }) => void;

const listeners = new Set<CommitListener>();

/**
 * Follows React's renders, through the hook of its developer tools. React looks for the hook when it loads,
 * so call this before.
 */
export function followCommits(): void {
  // If these functions exist, React measures each render of each component for a profiler's timeline, and
  // compares its props.
  Object.assign(console, { timeStamp: undefined, createTask: undefined });
  const hook = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    checkDCE() {},
    inject(injected: { currentDispatcherRef: object }) {
      // React records stack traces of created elements up to a limit. The infinite count is always over that
      // limit, so it records none. Nobody reads them here.
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
