import { writeFileSync } from "node:fs";
import { tokensCss } from "./css";

writeFileSync(new URL("../../src/theme/tokens.css", import.meta.url), tokensCss());
