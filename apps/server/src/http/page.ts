import { createHash } from "node:crypto";

/** The look of the few pages that the server makes itself. */
export const PAGE_STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:.9rem/1.4 ui-monospace,monospace}pre{overflow:auto;border:1px solid #8886;border-radius:.4rem;padding:.6rem}
summary{cursor:pointer;padding:.3rem 0}summary b{display:inline-block;min-width:4.5rem}h2{margin-top:2rem}
button{font:inherit;min-height:2.75rem;padding:.5rem 1.25rem}`;

const STYLE_HASH = createHash("sha256").update(PAGE_STYLE).digest("base64");

/** The policy under which such a page is shown: its own style and nothing else. */
export function pagePolicy(forms: "'none'" | "'self'"): string {
  return `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`;
}

/** Text as part of a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
