import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createToastManager, Toast, useToast } from ".";

function Lost() {
  useToast();
  return null;
}

test("useToast outside of a provider names the missing provider", () => {
  expect(() => renderToString(<Lost />)).toThrow("useToast() must be called inside <Toast.Provider>.");
});

test("the server renders the application and nothing else", () => {
  const markup = renderToString(
    <Toast.Provider>
      <p>Page</p>
    </Toast.Provider>,
  );
  expect(markup).toBe("<p>Page</p>");
});

test("without a provider, a manager shows nothing and returns the promise's result", async () => {
  const manager = createToastManager();
  expect(manager.add("Nobody hears it")).toEqual(expect.any(String));
  manager.dismiss();
  const texts = { loading: "1", success: "2", error: "3" };
  await expect(manager.promise(Promise.resolve(1), texts)).resolves.toBe(1);
  await expect(manager.promise(Promise.reject(new Error("no")), texts)).rejects.toThrow("no");
});
