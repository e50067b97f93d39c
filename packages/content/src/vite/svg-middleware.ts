import type { Connect } from 'vite';
import { SVG_HEADERS, isSvg } from '../endpoints/svg-headers.ts';

/**
 * Middleware for Vite's servers that sends SVG files of content and `public/` with the same headers as a built site.
 */
export const svgMiddleware: Connect.NextHandleFunction = (request, response, next) => {
  const [path = ''] = (request.url ?? '').split('?');
  // Vite looks up files by their decoded names.
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
