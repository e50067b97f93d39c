import { expect, test } from './browser-test.ts';

/** Tests every page that can be reached by links, starting from the home pages of two languages. */

const HOMES = ['/en', '/ar'];
const PICTURE = /<meta property="og:image" content="https:\/\/recto\.example(\/[^"]*)">/u;
const HREF = /<a\b[^>]*?\shref="([^"]*)"/gu;

test('every link of every page has an existing target and anchor', async ({ baseURL }, { project }) => {
  test.slow();
  const { origin } = new URL(baseURL ?? '');
  const pages = new Map<string, string>();
  const allLinks: { from: string; to: URL }[] = [];
  // Number of concurrent requests; there are hundreds of pages.
  const AT_ONCE = 8;
  let waiting = HOMES;
  while (waiting.length > 0) {
    const now = waiting.slice(0, AT_ONCE);
    const texts = await Promise.all(now.map(async (path) => [path, await read(new URL(path, origin))] as const));
    for (const [path, html] of texts) pages.set(path, html);
    const links = texts.flatMap(([from, html]) =>
      [...html.matchAll(HREF)].map(([, href = '']) => ({
        from,
        to: new URL(href.replaceAll('&amp;', '&'), new URL(from, origin)),
      })),
    );
    const siteLinks = links.filter(({ to }) => to.origin === origin);
    allLinks.push(...siteLinks);
    waiting = [...new Set([...waiting.slice(AT_ONCE), ...siteLinks.map(({ to }) => pathOf(to))])].filter(
      (path) => !pages.has(path),
    );
  }
  const lost = allLinks.filter(({ to }) => !hasPart(pages.get(pathOf(to)) ?? '', to.hash));
  expect(lost.map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`)).toEqual([]);
  expect(pages.size).toBeGreaterThan(500);

  // Every page that can be shared has a social image.
  const shared = [...pages].filter(([, html]) => html.includes('og:title') && !html.includes('content="noindex"'));
  expect(shared.filter(([, html]) => !PICTURE.test(html)).map(([path]) => path)).toEqual([]);
  const pictures = new Set(shared.map(([, html]) => PICTURE.exec(html)?.[1] ?? ''));
  expect(pictures.size).toBeGreaterThan(200);
  // A server renders a social image at its first request, so only some are tested; the static build has rendered all.
  const requested = project.name === 'static' ? [...pictures] : [...pictures].filter((_, index) => index % 10 === 0);
  for (const picture of requested) {
    const { status, headers } = await fetch(new URL(picture, origin), { method: 'HEAD' });
    expect(`${picture} ${status} ${headers.get('content-type')}`).toBe(`${picture} 200 image/png`);
  }
});

async function read(url: URL): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url.pathname).toBe(200);
  // Only HTML has links; in markdown they are text.
  return response.headers.get('content-type')?.startsWith('text/html') === true ? await response.text() : '';
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/(?<=.)\/$/u, '');
}

function hasPart(html: string, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || html.includes(`id="${id}"`);
}
