import { Button, DropdownMenu, useTheme } from "@kerf/react";

const themes = { system: "Same as the system", light: "Light", dark: "Dark" };

export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger render={<Button />}>Theme</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup aria-label="Theme" value={theme} onValueChange={setTheme}>
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
