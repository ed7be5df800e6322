"use client";

import { createStrictContext } from "../../lib/create-strict-context";

/**
 * Only states that there is a Table around. Sections read it, rows and cells don't, because there can be thousands: a
 * row outside a section is invalid HTML, for which React logs an error.
 */
export const [TableProvider, useTable] = createStrictContext("Table");

export const here = {};
