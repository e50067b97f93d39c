import { SVG_HEADERS, isSvg } from '@recto/content/node';
import { definePlugin } from 'nitro';

/** SVG files, beside content and in `public/`, are answered with headers that keep scripts in them from running. */
export default definePlugin(({ hooks }) => {
  hooks.hook('response', ({ headers }, { req }) => {
    if (!isSvg(new URL(req.url).pathname, headers.get('content-type'))) return;
    for (const [name, value] of Object.entries(SVG_HEADERS)) headers.set(name, value);
  });
});
