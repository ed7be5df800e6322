import * as React from "react";
import type { ModePictures } from "./protocol";

/** The pictures of a story. Pictures that differ come first, each next to its baseline. */
export function Pictures({ pictures }: { pictures: readonly ModePictures[] }) {
  const changed = pictures.filter(({ message }) => message !== undefined);
  const same = pictures.filter(({ message }) => message === undefined);
  return (
    <>
      {changed.map(({ mode, message, isNew, baseline, now, difference }) => (
        <section key={mode} className="kerf-verdict-mode">
          <h3>
            {mode} <span>{message}</span>
          </h3>
          <div className="kerf-verdict-pictures">
            <Picture
              name="Baseline"
              of={mode}
              src={baseline}
              without={
                isNew ? "There is no baseline yet." : "Its picture isn't stored. npm run review renders it."
              }
            />
            <Picture name="Now" of={mode} src={now} without="Its picture isn't stored. Run the story." />
            {!isNew && (
              <Picture name="Difference" of={mode} src={difference} without="It requires both pictures." />
            )}
          </div>
        </section>
      ))}
      {same.length > 0 && (
        <section className="kerf-verdict-mode">
          <h3>{changed.length > 0 ? "Unchanged" : "Pictures"}</h3>
          <div className="kerf-verdict-pictures">
            {same.map(({ mode, now }) => (
              <Picture
                key={mode}
                name={mode}
                of="now"
                src={now}
                without="Its picture isn't stored. Run the story."
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface PictureProps {
  name: string;
  of: string;
  src: string | undefined;
  /** The text in place of a missing picture. */
  without: string;
}

function Picture({ name, of, src, without }: PictureProps) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {src ? <img src={src} alt={`${name}, ${of}`} /> : <p>{without}</p>}
    </figure>
  );
}
