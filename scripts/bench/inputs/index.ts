import { job, wholeNumber } from "../../lib/job";
import { enforce } from "../../lib/table";
import { withPages } from "../render/with-pages";
import { type InputsResult, renderInputs } from "./report";

const { gate, rounds, loads } = job(import.meta.url)
  .option("--gate", "Exit with 1 if a budget is exceeded.")
  .option("--rounds <n>", "The number of rounds per page load.", wholeNumber(1), 12)
  .option("--loads <n>", "The number of page loads.", wholeNumber(1), 3)
  .parse()
  .opts();
/** Rounds that don't count. The first typed letter prepares all texts for the following letters. */
const WARM_UPS = 3;
const counts = [100, 1_000, 10_000];

await withPages({ minify: true, page: new URL("page.tsx", import.meta.url) }, async (open, browser) => {
  const results = new Map<string, InputsResult>();
  for (let load = 0; load < loads; load++) {
    const page = await open();
    for (let round = -WARM_UPS; round < rounds; round++) {
      for (const name of await page.evaluate(() => inputsBench.names)) {
        // Alternates between the lengths, so that other load on the machine affects all of them.
        for (const count of counts) {
          const spent = await page.evaluate(
            ([subject, items, phase]) => inputsBench.measure(subject, items, phase),
            [name, count, Math.max(0, round) / rounds] as const,
          );
          const result = results.get(`${name} ${count}`) ?? { name, count, open: [], type: [] };
          results.set(`${name} ${count}`, result);
          if (round < 0) continue;
          result.open.push(spent.open);
          result.type.push(spent.type);
        }
      }
    }
    await page.close();
  }
  const { text, over } = renderInputs([...results.values()].sort((a, b) => a.name.localeCompare(b.name)));
  console.log(`${text}\n\n${browser}, production build; ${loads} page loads of ${rounds} rounds each.`);
  enforce(over, gate);
});
