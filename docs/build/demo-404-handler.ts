import { pages } from 'virtual:docs/demo-404-pages';
import { defineHandler } from 'nitro';

/** Responds to a missing path of a demo with the 404 page of the demo. */
export default defineHandler(({ context }) => {
  const page = pages[context.params?.['name'] ?? ''];
  if (page === undefined) return new Response('There is no such demo.', { status: 404 });
  return new Response(page, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
});
