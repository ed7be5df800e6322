import { expect, waitFor } from "storybook/test";
import type { InvoiceServer } from "./invoices";

/** A request that waits until the test answers it. */
interface HeldRequest {
  name: string;
  isAborted: () => boolean;
  respond: () => void;
  fail: () => void;
}

/** A server whose requests wait until a test answers them, one by one and in any order. */
export function holdRequests(server: InvoiceServer) {
  const requests: HeldRequest[] = [];
  let isHeld = true;

  function hold<Value>(name: string, answer: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    if (!isHeld) return answer();
    return new Promise((resolve, reject) => {
      requests.push({
        name,
        isAborted: () => signal?.aborted ?? false,
        respond: () => resolve(answer()),
        fail: () => reject(new Error("The server took too long to respond.")),
      });
    });
  }

  return {
    server: {
      load: (query, signal) => hold(`page ${query.page}`, () => server.load(query, signal), signal),
      apply: (action, selected, query) => hold(action, () => server.apply(action, selected, query)),
    } satisfies InvoiceServer,
    /** Waits for the next request, and checks what it asks for. */
    async next(name: string): Promise<HeldRequest> {
      await waitFor(() => expect(requests.filter((each) => !each.isAborted()).at(-1)?.name).toBe(name));
      const request = requests.filter((each) => !each.isAborted()).at(-1) as HeldRequest;
      requests.splice(requests.indexOf(request), 1);
      return request;
    },
    /** Requests are held, or answered at once. */
    hold: (held: boolean) => {
      isHeld = held;
    },
  };
}
