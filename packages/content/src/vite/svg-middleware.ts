import type { Connect } from 'vite';
import { SVG_HEADERS, isSvg } from '../endpoints/svg-headers.ts';

/** Says of SVG files what a built site says of them, for Vite's own servers: those beside content and in `public/`. */
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
