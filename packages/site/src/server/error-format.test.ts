import { expect, test } from 'vitest';
import { chooseErrorFormat } from './error-format.ts';

/** `Accept` header of a browser that opens a URL. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

test.for([
  [BROWSER, '/nothing.txt', 'html'],
  [BROWSER, '/api/unknown', 'html'],
  ['text/html', '/_x', 'html'],
  ['application/json', '/nothing.txt', 'json'],
  ['application/vnd.api+json', '/nothing.txt', 'json'],
  ['application/json, text/html;q=0.5', '/nowhere', 'json'],
  ['text/html, application/json;q=0.9', '/api/unknown', 'html'],
  ['text/html;q=0', '/nothing.txt', 'text'],
  ['*/*', '/api/unknown', 'json'],
  ['', '/api', 'json'],
  ['', '/API/unknown', 'json'],
  ['*/*', '/mcp', 'json'],
  ['*/*', '/__recto_content/none/query', 'json'],
  ['*/*', '/nothing.txt', 'text'],
  ['', '/apiary.txt', 'text'],
  ['image/avif,image/webp,*/*;q=0.8', '/missing.png', 'text'],
] as const)('BEH-7: the error format for Accept "%s" at %s is %s', ([accept, path, form]) => {
  expect(chooseErrorFormat({ headers: new Headers({ accept }) }, path)).toBe(form);
});
