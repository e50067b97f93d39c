import { expect, test } from 'vitest';
import { compareMarkdown } from './compare-markdown.ts';
import { parseSitePage } from './parse-site-page.ts';

const PAGE = [
  '<main><nav>Docs</nav><p><time>16 November</time><span>Guide</span></p><h1>Set-up</h1><p>How to begin.</p>',
  '<recto-prose><h2 id="a">First <em>step</em></h2><p>Run <code>npm&nbsp;start</code>, or <b>wait</b>.</p></recto-prose>',
  '<recto-live><div role="tablist"><button>app.ts</button></div><recto-prose>',
  '<figure><figcaption>app.ts</figcaption><pre><code><span>const</span> <span>a</span>B = 1;</code></pre></figure>',
  '</recto-prose></recto-live><recto-prose><div class="callout"><p class="callout-title">Note</p><p>Sum: ',
  '<math><mi>x</mi></math></p></div><svg><text>drawn</text></svg><ul><li>日本語の文</li></ul></recto-prose>',
  '<footer>Edit this page</footer></main>',
].join('');

const MARKDOWN = [
  '# Set-up',
  'How to begin.',
  'Guide · 16 November',
  '## First *step*',
  'Run `npm start`, or **wait**.',
  '```ts [app.ts]\nconst aB = 1;\n```',
  '> [!NOTE]\n> Sum: $x$',
  '- 日本語の文',
].join('\n\n');

const compare = async (markdown: string, page = PAGE) =>
  await compareMarkdown(parseSitePage(page, '/a', 'a.html'), markdown);

test('finds no difference, even if a layout adds or moves text', async () => {
  expect(await compare(MARKDOWN)).toBeUndefined();
  expect(await compare(`---\ntitle: Set-up\n---\n\n${MARKDOWN}`)).toBeUndefined();
});

test.for([
  ['or **wait**', 'or', 'or wait'],
  ['## First *step*\n\n', '', 'First step'],
  ['[app.ts]', '', 'app ts'],
  ['aB', 'a B', 'const aB 1'],
  ['# Set-up', '', 'Set up'],
  ['$x$', '$y$', 'x'],
  ['日本語の文', '日本語', '日本語の文'],
] as const)('with %j replaced by %j, only the page has %s', async ([words, others, missing]) => {
  const difference = await compare(MARKDOWN.replace(words, others));
  expect(difference?.only).toBe('page');
  expect(difference?.words).toContain(missing);
});

test('reports text of the author in a different order', async () => {
  const moved = MARKDOWN.replace('- 日本語の文', '').replace('## First', '日本語の文\n\n## First');
  expect(await compare(moved)).toEqual({ only: 'page', words: expect.stringContaining('Set up') as string });
});

test('reports words that are only in the markdown, including surplus repetitions', async () => {
  expect(await compare(`${MARKDOWN}\n\nSecret words, wait.`)).toEqual({ only: 'markdown', words: 'Secret words wait' });
});

test('shortens long differences', async () => {
  const long = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');
  expect((await compare(`${MARKDOWN}\n\n${long}`))?.words).toBe('word0 word1 word2 word3 word4 word5 word6 word7 …');
});

test('an inline element inside of a Chinese or Japanese word does not divide the word', async () => {
  const text = '隣のページも変わり ます。 ';
  expect(await compareMarkdown({ main: text, prose: text }, '隣のページも変わります。')).toBeUndefined();
  expect(await compareMarkdown({ main: '', prose: '隣のページ も変わる' }, '隣のページも変わります。')).toEqual({
    only: 'page',
    words: 'も変わる',
  });
});
