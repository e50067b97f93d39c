import type { Connect } from 'vite';
import { SVG_HEADERS, isSvg } from '../endpoints/svg-headers.ts';

/** Sends SVG files, beside content and in `public/`, with the same headers as a built site. For Vite's own servers. */
export const svgMiddleware: Connect.NextHandleFunction = (request, response, next) => {
  const [path = ''] = (request.url ?? '').split('?');
  // Vite finds a file by its decoded name.
  if (isSvg(path, undefined) || isSvg(decode(path), undefined)) {
    for (const [name, value] of Object.entries(SVG_HEADERS)) response.setHeader(name, value);
  }
  next();
};

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
