import { configure, getConfig, uninstrumentedUserEvent } from "storybook/test";

type User = ReturnType<typeof uninstrumentedUserEvent.setup>;

/**
 * Storybook's user-event, for testers that bring their own.
 *
 * Its events aren't wrapped in `act`, because these testers move the pointer without coordinates. React would handle the
 * leaving of a submenu's trigger before the pointer reaches the submenu, and close it.
 */
export default {
  setup(options: Parameters<typeof uninstrumentedUserEvent.setup>[0]): User {
    const methods = Object.entries(uninstrumentedUserEvent.setup(options)).map(([name, method]) => [
      name,
      (...args: []) => withoutAct(() => method(...args)),
    ]);
    return Object.fromEntries(methods);
  },
};

async function withoutAct<Result>(run: () => Result): Promise<Awaited<Result>> {
  const { eventWrapper } = getConfig();
  configure({ eventWrapper: (dispatch) => dispatch() });
  try {
    return await run();
  } finally {
    configure({ eventWrapper });
  }
}
