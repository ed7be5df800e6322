import { Combobox } from "@base-ui/react/combobox";

export const manyTags = Array.from({ length: 200 }, (_, tag) => `tag ${tag}`);

/** The same tags as chips of Base UI, to compare the time of a key. */
export function BaseTags() {
  return (
    <Combobox.Root items={manyTags} defaultValue={manyTags} multiple>
      <Combobox.Chips style={{ display: "flex", flexWrap: "wrap" }}>
        <Combobox.Value>
          {(tags: string[]) =>
            tags.map((tag) => (
              <Combobox.Chip key={tag}>
                {tag} <Combobox.ChipRemove>×</Combobox.ChipRemove>
              </Combobox.Chip>
            ))
          }
        </Combobox.Value>
        <Combobox.Input aria-label="Labels" />
      </Combobox.Chips>
    </Combobox.Root>
  );
}
