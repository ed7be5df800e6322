import { Radio, Stack, ThemeScript, useTheme } from "@kerf/react";

/** A choice that is kept, and that other tabs follow. */
function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <Radio.Group value={theme} onValueChange={setTheme}>
      <Radio.Legend>Theme</Radio.Legend>
      <Radio.Item value="system" label="Same as the system" />
      <Radio.Item value="light" label="Light" />
      <Radio.Item value="dark" label="Dark" />
    </Radio.Group>
  );
}

/** The body of a page that is rendered on the server. Its `<html>` has `suppressHydrationWarning`. */
export function PageWithThemes() {
  return (
    <Stack>
      <ThemeScript />
      <ThemeChoice />
    </Stack>
  );
}
