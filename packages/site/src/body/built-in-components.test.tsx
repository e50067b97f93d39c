import {
  buildSearchSections,
  builtInComponents,
  compileBody,
  componentsIn,
  plainTree,
  renderMarkdown,
  renderPlainHtml,
} from '@recto/content';
import type { TreeNode } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import { array, asyncProperty, assert, constantFrom, letrec, oneof, tuple } from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTestApp } from '../../fixtures/test-app.tsx';
import { landingComponents } from '../kinds/landing/landing-components.ts';
import { loadComponents } from '../runtime/load-components.ts';
import { Body, ComponentsContext } from './body.tsx';
import { markdownComponents } from './markdown-components.ts';
import { plainComponents } from './plain-components.ts';

/** Each component as an author writes it. Words of the form `W1` are the author's text. */
const examples: Record<string, string> = {
  note: '::note{title="W1"}\nW2\n::',
  tip: '::tip\nW1\n::',
  important: '::important{title="W1"}\nW2 **W3**\n::',
  warning: '::warning\n- W1\n- W2\n::',
  info: ':::info W1\nW2\n:::',
  danger: ':::danger W1 **W2**\nW3\n:::',
  caution: '::caution\n#default\nW1\n\n#aside\nW2\n::',
  accordion: '::accordion\nW0\n:::accordion-item{label="W1"}\nW2\n:::\n::',
  'accordion-item': '::accordion-item{label="W1"}\nW2\n::',
  badge: 'W0 :badge[W1]{color="info"} W2',
  card: '::card{title="W1" to="/a"}\nW2\n\n#foot\nW3\n::',
  'card-group': '::card-group\nW0\n:::card{title="W1"}\nW2\n:::\n::',
  'code-group': '::code-group\n```ts [W1.ts]\nW2\n```\n```ts [W3.ts]\nW4\n```\n::',
  collapsible: '::collapsible{name="W1"}\nW2\n::',
  field: '::field{name="W1" type="W2" default="W3"}\nW4\n::',
  fields: '::fields\nW0\n:::field{name="W1" required}\nW2\n:::\n::',
  'file-tree': '::file-tree\n- W1/ W2\n  - W3.ts W4\n- W5\n::',
  icon: 'W0 :icon[W1]{name="lucide:star" label="W2"}',
  steps: '::steps\n### W1\nW2\n\n### W3\nW4\n::',
  tab: '::tabs\n:::tab{label="W1"}\nW2\n:::\n::',
  tabs: '::tabs\nW0\n:::tab{label="W1"}\nW2\n:::\n\n#more\nW3\n::',
  features: '::features\nW0\n\n### W1\nW2\n\n### W3\nW4\n::',
  chapter: '::chapter\n## W1\nW2\n\n#show\nW3\n\n#more\nW4\n\n### W5\nW6\n\n#other\nW7\n::',
  banner: '::banner\nW1\n\n#more\nW2\n::',
  closing: '::closing\n## W1\nW2\n::',
};

/** Renders a body to all output formats. */
async function outputsOf(nodes: readonly TreeNode[]): Promise<Record<string, string>> {
  const app = { ...createTestApp(), components: markdownComponents };
  const body = compileBody(nodes, {
    interactive: app.components,
    trees: { ...plainComponents(), ...landingComponents },
  });
  const components = await loadComponents(app, componentsIn(body));
  const tree = plainTree(nodes, { components: landingComponents });
  const page = { path: '/a', title: '', description: '', extension: 'md', body: { nodes: [...nodes], toc: [] } };
  return {
    html: renderToStaticMarkup(
      <ComponentsContext value={components}>
        <Body nodes={body} />
      </ComponentsContext>,
    ),
    markdown: renderMarkdown(tree),
    feed: renderPlainHtml(tree, { resolveUrl: (address) => address }),
    search: buildSearchSections([page])
      .map(({ title, content }) => `${title} ${content}`)
      .join('\n'),
  };
}

test('every built-in component has a definition and an example', () => {
  const names = [...Object.keys(builtInComponents), ...Object.keys(landingComponents)];
  expect(Object.keys(examples).sort()).toEqual(names.sort());
  const interactive = Object.entries(builtInComponents).flatMap(([name, { interactive: way }]) =>
    way ? [[name, way]] : [],
  );
  const rendered = Object.entries(markdownComponents).map(([name, { items = false }]) => [
    name,
    items ? 'items' : 'children',
  ]);
  expect(Object.fromEntries(rendered)).toEqual(Object.fromEntries(interactive));
});

test.for(Object.entries(examples))('%s keeps all text of its author in every format', async ([, markdown]) => {
  const { body } = await parseMarkdown(markdown, 'a.md');
  const words = new Set(markdown.match(/W\d/gu));
  expect(words.size).toBeGreaterThan(0);
  for (const [output, text] of Object.entries(await outputsOf(body.nodes))) {
    expect({ output, words: new Set(text.match(/W\d/gu)) }).toEqual({ output, words });
  }
});

const blocks = Object.keys(builtInComponents).filter((name) => !builtInComponents[name]?.isInline && name !== 'tab');

/** Nested components, whose words are numbered afterwards. */
const { node } = letrec<{ node: TreeNode }>((tie) => {
  const children = array(tie('node'), { maxLength: 3 });
  return {
    node: oneof(
      { maxDepth: 4, withCrossShrink: true },
      constantFrom<TreeNode>(
        ['p', {}, 'W'],
        ['ul', {}, ['li', {}, 'W']],
        ['h3', { id: 'x' }, 'W'],
        ['p', {}, 'a ', ['badge', {}, 'W'], ' ', ['icon', { name: 'lucide:star', label: 'W' }]],
      ),
      tuple(constantFrom(...blocks), children).map(([tag, inside]): TreeNode => [
        tag,
        { title: 'W', label: 'W', name: 'W' },
        ['p', {}, 'W'],
        ...inside,
      ]),
      tuple(constantFrom(...blocks), children).map(([tag, inside]): TreeNode => [
        tag,
        {},
        ['template', { name: 'more' }, ...inside],
      ]),
      tuple(constantFrom('chart', 'section'), children).map(([tag, inside]): TreeNode => [tag, {}, 'W', ...inside]),
    ),
  };
});

/** Gives each word of the children a unique number. */
function numberWords(nodes: readonly TreeNode[]): { nodes: TreeNode[]; words: Set<string> } {
  const words = new Set<string>();
  const number = (text: string): string =>
    text.replaceAll('W', () => {
      const word = `W${words.size}W`;
      words.add(word);
      return word;
    });
  const visit = (original: TreeNode): TreeNode => {
    if (typeof original === 'string') return number(original);
    const [tag, props, ...inside] = original;
    const numberedProps = { ...props, ...(tag === 'icon' && { label: number('W') }) };
    return [tag, numberedProps, ...inside.map(visit)];
  };
  return { nodes: nodes.map(visit), words };
}

test('nested components keep all text in every format', async () => {
  await assert(
    asyncProperty(array(node, { maxLength: 4 }), async (tree) => {
      const { nodes, words } = numberWords(tree);
      for (const [output, text] of Object.entries(await outputsOf(nodes))) {
        expect({ output, words: new Set(text.match(/W\d+W/gu)) }).toEqual({ output, words });
      }
    }),
    { numRuns: 200 },
  );
});
