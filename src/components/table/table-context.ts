"use client";

import { createStrictContext } from "../../lib/create-strict-context";

/**
 * Marks that there is a surrounding Table. Sections read it. Rows and cells don't, because there can be
 * thousands, and React logs an error for a row outside a section.
 */
export const [TableProvider, useTable] = createStrictContext("Table");

export const here = {};
