import { Button, DropdownMenu } from "@kerf/react";
import { useState } from "react";

const themes = { system: "Same as the system", light: "Light", dark: "Dark" };

/** The theme in the cookies of a request. */
export function readTheme(cookies: string | null): string {
  return /\btheme=(light|dark)\b/.exec(cookies ?? "")?.[1] ?? "system";
}

/** Saves the theme in a cookie, which the server writes into the next page. */
export function ThemeMenu({ initial }: { initial: string }) {
  const [theme, setTheme] = useState(initial);
  const choose = (next: string) => {
    document.documentElement.dataset.theme = next;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store API only from version 18.4.
    document.cookie = `theme=${next}; path=/; max-age=31536000; samesite=lax`;
    setTheme(next);
  };
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger render={<Button />}>Theme</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup aria-label="Theme" value={theme} onValueChange={choose}>
          {Object.entries(themes).map(([value, label]) => (
            <DropdownMenu.RadioItem key={value} value={value}>
              {label}
              <DropdownMenu.RadioItemIndicator />
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
