import { Button, DropdownMenu } from "@kerf/react";
import { useState } from "react";

const themes = { system: "Same as the system", light: "Light", dark: "Dark" };

export function ThemeMenu() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme);
  const choose = (next: string) => {
    document.documentElement.dataset.theme = next;
    localStorage.setItem("theme", next);
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
