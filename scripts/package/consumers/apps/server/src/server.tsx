import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { StrictMode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import sirv from "sirv";
import { policyOfServer } from "../../content-security-policy.js";
import { Page } from "./page.js";

const files = sirv(fileURLToPath(new URL("../client", import.meta.url)));

const server = createServer((request, response) => {
  if (request.url !== "/") return files(request, response);
  const report = new Promise<string>((resolve) => setTimeout(resolve, 300, "12 pages"));
  // React streams inline scripts that move late content into place. The nonce allows them.
  const nonce = randomBytes(16).toString("base64");
  const page = (
    <StrictMode>
      <Page report={report} />
    </StrictMode>
  );
  const { pipe } = renderToPipeableStream(page, {
    nonce,
    bootstrapModules: ["/client.js"],
    onError: (error) => console.error(error),
    onShellReady() {
      const policy = policyOfServer.replace("script-src", `script-src 'nonce-${nonce}'`);
      response.setHeader("Content-Security-Policy", policy);
      response.setHeader("Content-Type", "text/html");
      pipe(response);
    },
  });
});
server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
