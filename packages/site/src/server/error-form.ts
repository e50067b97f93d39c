/** How an error is sent: as a page, as JSON, or as plain text. */
export type ErrorForm = 'html' | 'json' | 'text';

/** Paths of APIs. */
const CALLS = /^\/(?:api|mcp|__recto_[^/]*)(?:\/|$)/iu;

/**
 * The form of an error for a client. Browsers accept HTML when an address is opened; programs accept JSON, or call the
 * path of an API; for missing pictures and scripts plain text is enough.
 */
export function errorForm(request: Pick<Request, 'headers'>, path: string): ErrorForm {
  const accepted = acceptedTypes(request.headers.get('accept') ?? '');
  const html = accepted.get('text/html') ?? 0;
  const json = Math.max(...[...accepted].map(([type, weight]) => (JSON_TYPE.test(type) ? weight : 0)), 0);
  if (html > 0 && html >= json) return 'html';
  return json > 0 || CALLS.test(path) ? 'json' : 'text';
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/u;

/** Types with their weights, those included that are refused with 0. */
function acceptedTypes(accept: string): Map<string, number> {
  const entries = accept.toLowerCase().split(',');
  return new Map(
    entries.map((entry): [string, number] => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}
