import { pages } from 'virtual:docs/missing-demos';
import { defineHandler } from 'nitro';

/** What a demo does not have it says in its own words, as it would on a host of its own. */
export default defineHandler(({ context }) => {
  const page = pages[context.params?.['name'] ?? ''];
  if (page === undefined) return new Response('There is no such demo.', { status: 404 });
  return new Response(page, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
});
