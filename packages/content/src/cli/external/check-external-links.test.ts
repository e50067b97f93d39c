import { expect, test } from 'vitest';
import { renderErrors } from '../../../fixtures/render-errors.ts';
import { serve } from '../../../fixtures/serve.ts';
import { checkExternalLinks } from './check-external-links.ts';

test('missing pages are errors, uncertain or moved ones are warnings, in the order of the links', async () => {
  let together = 0;
  let maxRunning = 0;
  const origin = await serve(({ url = '' }, response) => {
    together += 1;
    maxRunning = Math.max(maxRunning, together);
    setTimeout(() => {
      together -= 1;
      if (url === '/moved') response.writeHead(301, { location: '/there' }).end();
      else response.writeHead(url === '/there' ? 200 : url === '/shy' ? 403 : 404).end();
    }, 20);
  });
  const paths = ['/none', '/there', '/shy', '/moved', '/none2', '/there?2', '/none3'];
  const externalLinks = paths.map((path, index) => ({ url: origin + path, file: 'a.md', line: index + 1 }));
  const seen: number[] = [];
  const { errors, warnings } = await checkExternalLinks(externalLinks, {
    allowLoopback: true,
    onProgress: (done) => seen.push(done),
  });
  expect(renderErrors(errors)).toEqual([
    `a.md:1 "${origin}/none" responds with 404.`,
    `a.md:5 "${origin}/none2" responds with 404.`,
    `a.md:6 "${origin}/there?2" responds with 404.`,
    `a.md:7 "${origin}/none3" responds with 404.`,
  ]);
  expect(renderErrors(warnings)).toEqual([
    `a.md:3 "${origin}/shy" responds with 403.`,
    `a.md:4 "${origin}/moved" has moved to "${origin}/there".`,
  ]);
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(maxRunning).toBeLessThanOrEqual(4);
});
