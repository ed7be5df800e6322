"use client";

import { createStrictContext } from "../../lib/create-strict-context";

/**
 * Says nothing but that there is a Table around. Its sections ask for it; rows and cells, of which there are
 * thousands, do not: a row outside of a section is no HTML, and React says so.
 */
export const [TableProvider, useTable] = createStrictContext("Table");

export const here = {};
