import type { Payload } from '../../payload/payload.ts';

/** The markdown of a page as an answer; `undefined` where it has none. It is asked for anew each time, as the page is. */
export function answerTwin({ status, twin, head }: Payload): Response | undefined {
  if (!twin || status !== 200) return undefined;
  return new Response(twin(), {
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
