import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { ensureSyntaxTree } from '@codemirror/language';
import type { Completion } from '@codemirror/autocomplete';
import { expect, test } from 'vitest';
import { sourceMessages } from '../../messages/en/source.ts';
import { language as markdown } from '../languages/markdown.ts';
import { language as yaml } from '../languages/yaml.ts';
import type { SourceCompletions } from './source-completions.ts';
import { suggestUrls } from './suggest-urls.ts';
import { suggestAttributes } from './suggest-attributes.ts';
import { suggestComponents, suggestSlots } from './suggest-components.ts';
import { suggestYamlFileFields, suggestMarkdownFields } from './suggest-fields.ts';
import type { Suggest } from './suggestion.ts';

const completions: SourceCompletions = {
  components: async () => [
    {
      name: 'card',
      props: {
        type: 'object',
        properties: {
          title: { type: 'string', description: 'Its name.' },
          to: { type: 'string' },
          icon: { type: 'string' },
          tone: { enum: ['info', 'error'] },
          columns: { type: 'number' },
          open: { type: 'boolean' },
        },
        required: ['title'],
      },
      slots: [{ name: 'header' }, { name: 'footer', description: 'Below.' }],
    },
    { name: 'card-group', props: { type: 'object' }, slots: [] },
    { name: 'badge', isInline: true, props: { type: 'object' }, slots: [] },
  ],
  fields: async () => ({
    type: 'object',
    properties: {
      title: { type: 'string' },
      status: { enum: ['draft', 'final'] },
      seo: { type: 'object', properties: { robots: { type: 'string' } } },
      image: { type: 'string' },
      tags: { type: 'array', items: { enum: ['red', 'blue'] } },
    },
    required: ['title'],
  }),
  pages: async () => [
    { route: '/', title: 'Home' },
    { route: '/docs/install', title: 'Installation' },
  ],
  anchors: async (route) => (route === undefined ? [{ id: 'here', title: 'Here' }] : [{ id: 'there', title: route }]),
  icons: async (query) => [`lucide:${query}`],
  media: async () => [{ url: '/mark.png', detail: '12 kB' }],
};

/** Returns the suggestions at `|`. */
async function suggest(source: Suggest, text: string, language = markdown): Promise<readonly Completion[]> {
  const pos = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: [language] });
  ensureSyntaxTree(state, state.doc.length, 5000);
  const result = await source(new CompletionContext(state, pos, false), { completions, messages: sourceMessages });
  return result?.options ?? [];
}

async function labels(source: Suggest, text: string, language = markdown): Promise<string[]> {
  return (await suggest(source, text, language)).map(({ label }) => label);
}

test.for([
  ['::|', ['card', 'card-group']],
  ['::ca|', ['card', 'card-group']],
  [':::gro|', ['card-group']],
  ['a :ba|', ['badge']],
  ['a :|', []],
  ['a :ca|', ['card', 'card-group']],
  ['at 10:3|', []],
  ['```\n::ca|\n```', []],
  ['---\n::ca|\n---', []],
] as const)('suggests components in %s', async ([text, expected]) => {
  expect(await labels(suggestComponents, text)).toEqual(expected);
});

test.for([
  ['::card\n#|\n::', ['header', 'footer']],
  ['::card\n#header\nx\n#fo|\n::', ['footer']],
  ['::card\n#header\nx\n#|\n::', ['footer']],
  ['#|', []],
  ['::card-group\n#|\n::', []],
] as const)('suggests slots in %s', async ([text, expected]) => {
  expect(await labels(suggestSlots, text)).toEqual(expected);
});

test.for([
  ['::card{|', ['title', 'to', 'icon', 'tone', 'columns', 'open']],
  ['::card{title="A" t|', ['to', 'tone']],
  ['::card{tone="|"}', ['info', 'error']],
  ['::card{tone=er|}', ['error']],
  ['::card{icon="boo|"}', ['lucide:boo']],
  ['::card{to="inst|"}', ['/docs/install']],
  ['::card{open=|}', ['true', 'false']],
  ['::unknown{|', []],
  ['`::card{|`', []],
] as const)('suggests attributes in %s', async ([text, expected]) => {
  expect(await labels(suggestAttributes, text)).toEqual(expected);
});

test('shows the type of a property, and that it is required', async () => {
  const [title] = await suggest(suggestAttributes, '::card{ti|');
  expect(title).toMatchObject({ detail: 'string, required' });
});

test.for([
  ['---\n|\n---', ['title', 'status', 'seo', 'image', 'tags']],
  ['---\ntitle: A\ns|', ['status', 'seo', 'tags']],
  ['---\n|\ntitle: A\n---', ['status', 'seo', 'image', 'tags']],
  ['---\nstatus: |\n---', ['draft', 'final']],
  ['---\nseo:\n  |\n---', ['robots']],
  ['---\nimage: ma|\n---', ['/mark.png']],
  ['---\ntags:\n  - r|\n---', ['red']],
  ['---\ntitle: A\n---\nst|', []],
  ['::card\n---\nt|\n---\n::', ['title', 'to', 'tone']],
  ['::card\n---\n|\n---\n::', ['title', 'to', 'icon', 'tone', 'columns', 'open']],
  ['::card\n---\ntone: |\n---\n::', ['info', 'error']],
  ['::card\n---\ntitle: A\ntone: |\n::', ['info', 'error']],
  ['::card\n---\ntitle: A\n---\nti|\n::', []],
] as const)('suggests fields in %s', async ([text, expected]) => {
  expect(await labels(suggestMarkdownFields, text)).toEqual(expected);
});

test('suggests fields of a YAML file', async () => {
  expect(await labels(suggestYamlFileFields, 'title: A\nst|', yaml)).toEqual(['status']);
});

test.for([
  ['[a](|', ['/', '/docs/install', '#']],
  ['[a](inst|)', ['/docs/install']],
  ['[a](#|', ['here']],
  ['[a](/docs/install#|)', ['there']],
  ['![a](|)', ['/mark.png']],
  ['[a]: /d|', ['/docs/install']],
  ['[^a]: /d|', []],
  ['`[a](|`', []],
] as const)('suggests link targets in %s', async ([text, expected]) => {
  expect(await labels(suggestUrls, text)).toEqual(expected);
});
