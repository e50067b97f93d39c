import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { MessagesContext } from '../messages/messages.ts';
import { ShareLinks } from './share-links.tsx';

function draw(title: string, url: string): string {
  return renderToStaticMarkup(
    <MessagesContext value={english}>
      <ShareLinks title={title} url={url} />
    </MessagesContext>,
  );
}

/** The URLs of the links, parsed as in a browser. */
function links(markup: string): URL[] {
  return [...markup.matchAll(/href="([^"]*)"/gu)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));
}

const title = 'Paper & ink: 100% “new” + cheap?';
const url = 'https://site.example/ar/%D9%88%D8%B1%D9%82?a=1&b=2#part';

test('BEH-13: every service receives title and URL, with all characters encoded correctly', () => {
  const [x, bluesky, linkedIn, mail] = links(draw(title, url));
  expect(`${x?.origin}${x?.pathname}`).toBe('https://x.com/intent/post');
  expect(Object.fromEntries(x?.searchParams ?? [])).toEqual({ text: title, url });
  expect(`${bluesky?.origin}${bluesky?.pathname}`).toBe('https://bsky.app/intent/compose');
  expect(Object.fromEntries(bluesky?.searchParams ?? [])).toEqual({ text: `${title} ${url}` });
  expect(`${linkedIn?.origin}${linkedIn?.pathname}`).toBe('https://www.linkedin.com/sharing/share-offsite/');
  expect(Object.fromEntries(linkedIn?.searchParams ?? [])).toEqual({ url });
  expect(mail?.protocol).toBe('mailto:');
  expect(Object.fromEntries(mail?.searchParams ?? [])).toEqual({ subject: title, body: url });
});

test('BEH-13: e-mail links encode spaces as %20, not as plus signs', () => {
  expect(draw('Two words', 'https://site.example/')).toContain('mailto:?subject=Two%20words&amp;body=');
});

test('BEH-13: external links open in a new tab without an opener, and every link has an accessible name', () => {
  const markup = draw('Ink', 'https://site.example/ink');
  expect(markup.match(/<a href="https:[^>]*target="_blank" rel="noopener"/gu)).toHaveLength(3);
  expect(markup).toContain('<nav aria-label="Share"');
  expect([...markup.matchAll(/role="img" aria-label="([^"]*)"/gu)].map(([, name]) => name)).toEqual([
    'Share on X',
    'Share on Bluesky',
    'Share on LinkedIn',
    'Share by email',
  ]);
});
