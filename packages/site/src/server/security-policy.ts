import { createHash } from 'node:crypto';

/** What a page may load and run: its own files, and the inline scripts that are named here by their hash. */
export function pagePolicy(scripts: readonly string[], callees: readonly string[] = ["'self'"]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(scripts)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${callees.join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For a page that only leads elsewhere: one script, and nothing else. A static host sends no headers of ours. */
export function redirectPolicy(script: string): string {
  return `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${hashesOf([script])}">`;
}

function hashesOf(scripts: readonly string[]): string {
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ');
}
