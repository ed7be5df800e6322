/** The beginning of the landing page. The built site shows it before Storybook has loaded. */
export const title = "Kerf, a React design system described by one catalog";

export const introduction = (count: number) =>
  `${count} precise, calm components for applications that people use all day. One document describes every prop, value and part. This site, its snippets and its tests derive from it.`;

export const install = "npm install @kerf/react";
