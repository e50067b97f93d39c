import { expect, test } from 'vitest';
import { parseSitePage } from './parse-site-page.ts';

const read = (html: string) => parseSitePage(html, '/a', 'a.html');

test('reads the metadata in the head of a page', () => {
  const page = read(
    [
      '<!doctype html><html lang="pt-BR"><head><title> A &amp; B </title>',
      '<meta name=Description content=" About. "><meta name="robots" content="noindex, follow">',
      '<link rel="canonical" href="https://site.example/a?x=1&amp;y=2">',
      '<link rel="alternate" hreflang="fr" href="/fr"><link hreflang="x-default" href="/en" rel="alternate nofollow">',
      '<link rel="alternate" type="application/rss+xml" href="/rss.xml">',
      '<link rel="alternate" type="application/atom+xml" href="/atom.xml">',
      '<link rel="alternate" type="application/feed+json" href="/feed.json">',
      '<link rel="alternate" type="text/markdown" href="/raw/a.md"><link rel="alternate" type="text/css" href="/b.css">',
      '<link rel="stylesheet" href="/a.css"></head><body><a href="/b">b</a><a name="c">c</a></body></html>',
    ].join('\n'),
  );
  expect(page).toEqual({
    path: '/a',
    location: 'a.html',
    lang: 'pt-BR',
    titles: ['A & B'],
    descriptions: ['About.'],
    canonicals: ['https://site.example/a?x=1&y=2'],
    alternates: [
      { lang: 'fr', href: '/fr' },
      { lang: 'x-default', href: '/en' },
    ],
    feeds: ['/rss.xml', '/atom.xml', '/feed.json'],
    markdownUrls: ['/raw/a.md'],
    links: ['/b'],
    isHidden: true,
    isPart: false,
    redirect: undefined,
    main: '',
    prose: '',
  });
});

test('ignores the title of an SVG, and lists every other title', () => {
  expect(read('<title>A</title><svg><title>Mark</title></svg><title>B</title>').titles).toEqual(['A', 'B']);
});

test.for([
  ['<meta http-equiv="refresh" content="0; url=/b">', '/b'],
  ['<noscript><meta http-equiv="Refresh" content="0;URL=\'/b c\'"></noscript>', '/b c'],
  ['<meta http-equiv="refresh" content="60">', undefined],
  ['<meta http-equiv="content-language" content="0; url=/b">', undefined],
] as const)('%s redirects to %s', ([html, target]) => {
  expect(read(html).redirect).toBe(target);
});

const words = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

test('reads all visible text as main, and the heading and the content of the engine as prose', () => {
  const { main, prose } = read(
    [
      '<header>Menu</header><main><nav>Trail</nav><h1>Name<b>d</b></h1><p>About</p>',
      '<recto-prose><p data-markdown="skip">Only here</p></recto-prose>',
      '<recto-prose><p>One</p><p>two <i aria-hidden="true">icon</i><button>Copy</button></p>',
      '<pre><i>con</i>st</pre><script>x</script><svg><text>drawn</text></svg></recto-prose>',
      '<recto-live><button>Tab</button><recto-prose>three</recto-prose></recto-live></main><footer>End</footer>',
    ].join(''),
  );
  expect(words(main)).toBe('Trail Name d About Only here One two icon Copy const Tab three');
  expect(words(prose)).toBe('Name d One two const three');
});
