/**
 * The strictest content security policy: no inline code, no evaluation and no other origins. `data:` images
 * are allowed, because Kerf's masks are such images.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
].join("; ");

/**
 * The policy for server-rendered pages. Styles that components compute, such as the length of a Meter, are
 * attributes in the markup. In the browser, scripts set them, which no policy blocks.
 */
export const policyOfServer = `${contentSecurityPolicy}; style-src-attr 'unsafe-inline'`;
