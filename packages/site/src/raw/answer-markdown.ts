import type { ResolvedPage } from '../payload/resolved-page.ts';

/** The markdown of a page as an answer; `undefined` where it has none. It is asked for anew each time, as the page is. */
export async function answerMarkdown(page: ResolvedPage): Promise<Response | undefined> {
  const { status, markdown, head } = page;
  if (!markdown || status !== 200) return undefined;
  return new Response(await markdown(page), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'accept',
      // Who finds both is told that they are one text.
      ...(head.canonical !== undefined && { link: `<${head.canonical}>; rel="canonical"` }),
    },
  });
}
