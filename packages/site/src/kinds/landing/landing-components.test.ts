import { compileBody } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import { expect, test } from 'vitest';
import { landingComponents } from './landing-components.ts';

const map = { interactive: {}, trees: landingComponents };

async function htmlOf(text: string): Promise<string> {
  const { body } = await parseMarkdown(text, 'index.md');
  const [html = '', ...others] = compileBody(body.nodes, map);
  expect(others).toEqual([]);
  return typeof html === 'string' ? html : '';
}

test('splits features at their headings', async () => {
  const html = await htmlOf('::features\n### One\nFirst.\n\n### Two\nSecond.\n::');
  expect(html).toBe(
    '<ul class="features"><li><h3 id="one">One</h3><p>First.</p></li><li><h3 id="two">Two</h3><p>Second.</p></li></ul>',
  );
});

test('features outside of a chapter can have headings of the second level', async () => {
  expect(await htmlOf('::features\n## One\nFirst.\n\n## Two\nSecond.\n::')).toContain(
    '<li><h2 id="one">One</h2><p>First.</p></li><li><h2 id="two">Two</h2>',
  );
});

test('renders a chapter with a claim, a demonstration and features below', async () => {
  const text = '::chapter\n## Claim\n\n#show\nLook.\n\n#more\n### One\nFirst.\n::';
  expect(await htmlOf(text)).toBe(
    '<section class="chapter"><div class="chapter-claim"><h2 id="claim">Claim</h2></div>' +
      '<div class="chapter-show">Look.</div>' +
      '<ul class="features features-row"><li><h3 id="one">One</h3><p>First.</p></li></ul></section>',
  );
});

test.for([
  ['{side="start"}', '<section class="chapter chapter-turned">'],
  ['{side="elsewhere"}', '<section class="chapter">'],
] as const)('places the demonstration by the side property: %s', async ([props, opening]) => {
  expect(await htmlOf(`::chapter${props}\n## Claim\n\n#show\nLook.\n::`)).toContain(opening);
});
