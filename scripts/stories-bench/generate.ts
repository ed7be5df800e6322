import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const TITLES = 15;
const STORIES = 10;

/** Writes 150 plain stories, ten to a title, a third of them with a play function. */
export async function generateStories(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Array.from({ length: TITLES }, (_, i) => writeFile(join(folder, `set-${i}.stories.tsx`), storyFile(i))),
  );
}

function storyFile(set: number): string {
  const stories = Array.from({ length: STORIES }, (_, i) => story(set * STORIES + i));
  return `import { Button } from "@kerf/react";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

export default { title: "Bench/Set ${set}" };

function Card({ title, lines }: { title: string; lines: number }) {
  const [count, setCount] = useState(0);
  return (
    <section style={{ width: 320 }}>
      <h2>{title}</h2>
      {Array.from({ length: lines }, (_, i) => <p key={i}>Line {i + 1} of {title}</p>)}
      <label>Name <input name="name" defaultValue={title} /></label>
      <Button variant="primary" onClick={() => setCount(count + 1)}>Clicked {count} times</Button>
    </section>
  );
}
${stories.join("\n")}
`;
}

function story(n: number): string {
  const render = `render: () => <Card title="Story ${n}" lines={${n % 5}} />`;
  const play = `play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("button")).toHaveTextContent("Clicked 1 times");
  }`;
  return `export const Story${n} = { ${n % 3 === 0 ? `${render}, ${play}` : render} };`;
}
