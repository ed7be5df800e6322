import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { Breadcrumbs, type BreadcrumbsProps } from ".";

interface TrailProps extends BreadcrumbsProps {
  /** Names from the top down; the last is the current page. */
  names: string[];
}

/** A row of names, called after its last one, with what `children` adds at the end. */
export function Trail({ names, children, ...rest }: TrailProps) {
  return (
    <Breadcrumbs aria-label={names.at(-1)} {...rest}>
      {names.map((name, index) =>
        index < names.length - 1 ? (
          [
            <Breadcrumbs.Link key={name} href={`#${name}`}>
              {name}
            </Breadcrumbs.Link>,
            <Breadcrumbs.Separator key={`${name} /`} />,
          ]
        ) : (
          <Breadcrumbs.Current key={name}>{name}</Breadcrumbs.Current>
        ),
      )}
      {children}
    </Breadcrumbs>
  );
}

interface ScreenProps {
  /** In px. */
  width: number;
  dir?: "rtl";
  children: ReactNode;
}

/** A screen of its own in the page, for what asks how wide the screen is. */
export function Screen({ width, dir, children }: ScreenProps) {
  const [main, setMain] = useState<Element | null>(null);
  const title = `Screen, ${width} px wide${dir ? `, ${dir}` : ""}`;
  return (
    <iframe
      title={title}
      style={{
        display: "block",
        boxSizing: "content-box",
        width,
        height: 56,
        marginBlockEnd: 16,
        border: "1px solid var(--kerf-line)",
      }}
      srcDoc={`<!doctype html><title>${title}</title><body style="padding: 16px"><main></main>`}
      onLoad={({ currentTarget: { contentDocument } }) =>
        contentDocument && dress(contentDocument, dir).then(setMain)
      }
    >
      {main && createPortal(children, main)}
    </iframe>
  );
}

/** Gives a document the page's styles, theme and direction. */
async function dress(inner: Document, dir: string | undefined): Promise<Element | null> {
  for (const { name, value } of document.documentElement.attributes) {
    inner.documentElement.setAttribute(name, value);
  }
  if (dir) inner.documentElement.dir = dir;
  const styles = document.head.querySelectorAll("style, link[rel=stylesheet]");
  await Promise.all(
    [...styles].map((style) => {
      const copy = inner.importNode(style, true);
      inner.head.append(copy);
      return copy.nodeName === "STYLE" || new Promise((resolve) => copy.addEventListener("load", resolve));
    }),
  );
  return inner.querySelector("main");
}
