"use client";

export { Gallery } from "./gallery.js";
