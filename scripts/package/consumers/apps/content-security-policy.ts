/** The strictest policy: nothing inline, nothing evaluated, nothing from elsewhere. Kerf's masks are `data:` images. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
].join("; ");

/**
 * For pages that a server renders. The few styles that components compute, such as the length of a Meter, are
 * attributes in the markup. In the browser they are set by script, which no policy forbids.
 */
export const policyOfServer = `${contentSecurityPolicy}; style-src-attr 'unsafe-inline'`;
