import { Link } from "@kerf/react";
import { PageLink } from "#docs/page-link";

/** The other parts of the site. Each link goes to the first page of a part. */
const shelves = [
  {
    name: "Adopting",
    href: "./?path=/docs/adopting-getting-started--docs",
    text: "Setup, themes, forms, languages, testing.",
  },
  {
    name: "Foundations",
    href: "./?path=/docs/foundations-color--docs",
    text: "Color, type, space, icons, motion, writing.",
  },
  {
    name: "Patterns",
    href: "./?path=/docs/patterns-sign-up--docs",
    text: "Complete views to copy: forms, pages, overlays.",
  },
  {
    name: "Project",
    href: "./?path=/docs/project-decisions-a-browser-from-the-lockfile--docs",
    text: "Changelog, and decisions with their reasons.",
  },
];

const files = [
  { name: "llms.txt", href: "./llms.txt" },
  { name: "catalog.json", href: "./catalog.json" },
  { name: "its schema", href: "./catalog.schema.json" },
];

/** The other parts of the site, and its files for programs. */
export function Shelves() {
  return (
    <ul className="grid gap-x-12 gap-y-5 border-line border-y py-6 sm:grid-cols-2 lg:grid-cols-5">
      {shelves.map(({ name, href, text }) => (
        <li key={name} className="flex flex-col gap-0.5">
          <Link
            href={href}
            variant="current"
            render={<PageLink href={href} />}
            className="self-start font-medium"
          >
            {name}
          </Link>
          <span className="text-ink-muted text-sm">{text}</span>
        </li>
      ))}
      <li className="flex flex-col gap-0.5">
        <span className="font-medium">For programs</span>
        <span className="flex flex-wrap gap-x-3 text-sm">
          {files.map(({ name, href }) => (
            <Link key={name} href={href} target="_top" variant="current" className="text-ink-muted">
              {name}
            </Link>
          ))}
        </span>
      </li>
    </ul>
  );
}
