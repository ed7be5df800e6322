import { useState } from "react";
import { expect, fn, type within } from "storybook/test";
import { Pagination, type PaginationProps } from ".";

export const setPage = fn();

/** Changes the page, and records each request. */
export function Paged({ page: first = 1, ...rest }: Omit<PaginationProps, "setPage">) {
  const [page, set] = useState(first);
  const ask = (next: number) => {
    setPage(next);
    set(next);
  };
  return <Pagination {...rest} page={page} setPage={ask} />;
}

type Canvas = ReturnType<typeof within>;

export const button = (canvas: Canvas, name: string) => canvas.getByRole("button", { name: `${name} page` });
export const input = (canvas: Canvas) => canvas.getByRole("textbox", { name: /^Page/ });
export const asked = (...pages: number[]) => expect(setPage.mock.calls.flat()).toEqual(pages);
