"use client";

import type { ComponentType } from "react";

const modules = import.meta.glob<Record<string, ComponentType>>("./examples/*.tsx", { eager: true });

/** Every example that people copy. */
export function Gallery() {
  return Object.entries(modules).map(([path, examples]) => (
    <section key={path} id={/([\w-]+)\.examples/.exec(path)?.[1]}>
      {Object.entries(examples).map(([name, Example]) => (
        <article key={name} title={name}>
          <Example />
        </article>
      ))}
    </section>
  ));
}
