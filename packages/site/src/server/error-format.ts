/** The format of an error response: a page, JSON, or plain text. */
export type ErrorFormat = 'html' | 'json' | 'text';

/** Paths of API calls. */
const API_PATHS = /^\/(?:api|mcp|__recto_[^/]*)(?:\/|$)/iu;

/**
 * Chooses the format of an error response. Browsers accept HTML when a URL is opened; programs accept JSON or call an
 * API path; missing images and scripts get plain text.
 */
export function chooseErrorFormat(request: Pick<Request, 'headers'>, path: string): ErrorFormat {
  const accepted = acceptedTypes(request.headers.get('accept') ?? '');
  const html = accepted.get('text/html') ?? 0;
  const json = Math.max(...[...accepted].map(([type, weight]) => (JSON_TYPE.test(type) ? weight : 0)), 0);
  if (html > 0 && html >= json) return 'html';
  return json > 0 || API_PATHS.test(path) ? 'json' : 'text';
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/u;

/** Parses an `accept` header into media types and their weights. Refused types have the weight 0. */
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
