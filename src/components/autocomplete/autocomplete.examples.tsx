import { Autocomplete } from "@kerf/react";
import { useState } from "react";

const cities = ["Berlin", "Bern", "Bordeaux", "Łódź", "London", "Malmö", "München", "Oslo", "Zürich"];

/** Suggests cities, but accepts any text. */
export function City() {
  return (
    <Autocomplete items={cities} label="City" name="city" description="Where the workshop is.">
      <Autocomplete.InputGroup placeholder="Malmö" autoComplete="off" />
      <Autocomplete.Content>
        <Autocomplete.List>{(city) => <Autocomplete.Item value={city} />}</Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  );
}

const branches = [
  { value: "Recent", items: ["fix-hinges", "main"] },
  { value: "All branches", items: ["autumn-catalog", "oak-prices", "release-12"] },
];

/** Groups the suggestions, and shows a message if nothing matches. */
export function Branch() {
  const [branch, setBranch] = useState("");
  return (
    <Autocomplete items={branches} label="Branch" value={branch} onValueChange={setBranch}>
      <Autocomplete.InputGroup placeholder="Name a branch" />
      <Autocomplete.Content>
        <Autocomplete.Empty>A new branch</Autocomplete.Empty>
        <Autocomplete.List>
          {(group) => (
            <Autocomplete.Group items={group.items}>
              <Autocomplete.GroupLabel>{group.value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item) => <Autocomplete.Item value={item} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  );
}

/** A custom filter: a suggestion must start with the text. */
export function StartsWith() {
  return (
    <Autocomplete
      items={cities}
      label="City"
      filter={(city, query) => city.toLowerCase().startsWith(query.toLowerCase())}
    >
      <Autocomplete.InputGroup />
      <Autocomplete.Content>
        <Autocomplete.Empty />
        <Autocomplete.List>{(city) => <Autocomplete.Item value={city} />}</Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  );
}

const commands = [{ label: "Build" }, { label: "Test" }, { label: "Deploy" }];

/** Objects show their label. A separator divides the suggestions. */
export function Command() {
  return (
    <form>
      <Autocomplete
        items={commands}
        label="Command"
        required
        error={{ message: "Say what to run.", match: "valueMissing" }}
      >
        <Autocomplete.InputGroup size="sm" />
        <Autocomplete.Content>
          <Autocomplete.List>
            {(command) => (
              <>
                {command.label === "Deploy" && <Autocomplete.Separator />}
                <Autocomplete.Item value={command} />
              </>
            )}
          </Autocomplete.List>
        </Autocomplete.Content>
      </Autocomplete>
    </form>
  );
}
