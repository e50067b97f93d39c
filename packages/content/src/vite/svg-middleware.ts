import type { Connect } from 'vite';
import { SVG_HEADERS, isSvg } from '../endpoints/svg-headers.ts';

/** Says of SVG files what a built site says of them, for Vite's own servers: those beside content and in `public/`. */
export const svgMiddleware: Connect.NextHandleFunction = (request, response, next) => {
  const [path = ''] = (request.url ?? '').split('?');
  if (isSvg(path, undefined)) {
    for (const [name, value] of Object.entries(SVG_HEADERS)) response.setHeader(name, value);
  }
  next();
};
