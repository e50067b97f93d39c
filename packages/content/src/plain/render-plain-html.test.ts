import { expect, test } from 'vitest';
import { parseMarkdown } from '../parse/markdown.ts';
import { plainTree } from './plain-tree.ts';
import { renderPlainHtml } from './render-plain-html.ts';

async function html(text: string): Promise<string> {
  const { body } = await parseMarkdown(text, 'a.md');
  return renderPlainHtml(plainTree(body.nodes), {
    resolveUrl: (url) => new URL(url, 'https://site.test/en/post').href,
  });
}

test.for([
  [
    'makes URLs absolute',
    '[a](/b) [c](#d) [e](https://f.test/) ![g](/h.png)',
    '<p><a href="https://site.test/b">a</a> <a href="https://site.test/en/post#d">c</a> ' +
      '<a href="https://f.test/">e</a> <img src="https://site.test/h.png" alt="g"></p>',
  ],
  [
    'renders the label of a callout',
    '::warning\nHot.\n::',
    '<blockquote><p><strong>Warning</strong></p><p>Hot.</p></blockquote>',
  ],
  [
    'renders code with its file name and without highlighting',
    '```ts [a.ts] {1}\nlet a = 1 < 2;\n```',
    '<p><code>a.ts</code></p><pre><code class="language-ts">let a = 1 &lt; 2;</code></pre>',
  ],
  ['replaces a formula by its source', 'It is $a^2$.', '<p>It is <code>a^2</code>.</p>'],
  ['replaces a diagram by its description', '```mermaid\ngraph TD\nA[One] --> B[Two]\n```', '<p>One → Two</p>'],
  [
    'renders footnotes with their numbers',
    'It is so[^x].\n\n[^x]: Ask anyone.',
    '<p>It is so<sup>1</sup>.</p><hr><ol><li><p>Ask anyone. </p></li></ol>',
  ],
  [
    'removes scripts and unsafe attributes',
    '<a href="javascript:alert(1)" onclick="x">a</a><script>b</script>',
    '<p>a</p>',
  ],
] as const)('%s', async ([, text, expected]) => {
  expect(await html(text)).toBe(expected);
});
