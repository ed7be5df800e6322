import { InputGroup } from "@kerf/react";
import { EyeIcon, EyeOffIcon, SearchIcon, XIcon } from "lucide-react";
import { useState } from "react";

/** The texts before and after are read with the input, and aren't submitted. */
export function Price() {
  return (
    <InputGroup label="Price" description="Each month, for each member.">
      <InputGroup.Addon>€</InputGroup.Addon>
      <InputGroup.Input name="price" inputMode="decimal" defaultValue="12" />
      <InputGroup.Addon>EUR</InputGroup.Addon>
    </InputGroup>
  );
}

/** The suffix immediately follows the typed text, so that both read as one address. */
export function Subdomain() {
  return (
    <InputGroup label="Address" dir="ltr">
      <InputGroup.Addon>https://</InputGroup.Addon>
      <InputGroup.Input name="subdomain" defaultValue="atlas" pattern="[a-z0-9-]+" />
      <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
    </InputGroup>
  );
}

/** A button that shows and hides the password. */
export function Password() {
  const [isShown, setIsShown] = useState(false);
  return (
    <InputGroup label="Password">
      <InputGroup.Input
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        defaultValue="correct horse"
      />
      <InputGroup.Button
        shape="square"
        icon={isShown ? EyeOffIcon : EyeIcon}
        aria-label="Show password"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      />
    </InputGroup>
  );
}

/** A search field with an icon and a clear button. */
export function Search() {
  const [query, setQuery] = useState("bridge");
  return (
    <InputGroup>
      <InputGroup.Addon>
        <SearchIcon />
      </InputGroup.Addon>
      <InputGroup.Input
        aria-label="Search drawings"
        placeholder="Search drawings"
        value={query}
        onValueChange={setQuery}
      />
      {query && (
        <InputGroup.Button shape="square" icon={XIcon} aria-label="Clear" onClick={() => setQuery("")} />
      )}
    </InputGroup>
  );
}

/** If the field is empty, the browser prevents the submission, focuses the input and shows the error. */
export function Invite() {
  return (
    <form>
      <InputGroup
        label="Invite by email"
        required
        error={{ message: "Enter an address to send the invitation to.", match: "valueMissing" }}
      >
        <InputGroup.Input name="email" type="email" autoComplete="off" />
        <InputGroup.Button type="submit" variant="primary">
          Invite
        </InputGroup.Button>
      </InputGroup>
    </form>
  );
}
