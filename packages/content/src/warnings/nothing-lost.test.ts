/** Checks that every word of a text appears on its page, in an attribute, or in a warning. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { showDocument } from '../../fixtures/shown-text.ts';
import type { ShownDocument } from '../../fixtures/shown-text.ts';
import type { ComponentDescription } from '../components/component-description.ts';
import { ContentError } from '../errors.ts';

/** Number of generated documents per test; set the variable to search longer. */
const RUNS = Number(process.env['RECTO_PROPERTY_RUNS'] ?? 300);

const components: readonly ComponentDescription[] = [
  {
    name: 'own-box',
    props: { type: 'object', properties: { label: {} } },
    slots: [{ name: 'footer' }],
    isComplete: true,
  },
];

/** Placeholder for a word; each occurrence is replaced by a different word. */
const WORD = 'W';

/** Templates of inline content. `~` is replaced by more inline content. */
const INLINE = [
  'W',
  'W W',
  '**~**',
  '_~_',
  '~~W~~',
  '`W`',
  '`W`{.W}',
  '[~](/W)',
  '[W](/W "W"){.W}',
  '[W](foo:W)',
  '[W](</W-W> (W))',
  '![W](/W.png "W"){width="W"}',
  '<b>~</b>',
  '<b title="W" onclick="W">W</b>',
  '<blink W="W">~</blink>',
  '<form>W</form>',
  '<script>W</script>',
  '<br>W',
  '<!--more-->',
  '</b>W',
  ':badge[W]{color="W"}',
  ':icon{name="W" label="W"}',
  ':unknown[~]{label="W"}',
  ':W',
  ':own-box[~]{label="W" W="W"}',
  '[~]{.W}',
  '[~]{style="W"}',
  'W\\\nW',
  'W  \nW',
  'W\nW',
  'https://W.example/W',
  '<https://W.example>',
  'a@W.example',
  'W[^note]',
  'W[^W]',
  '{{ W }}',
  '{W}',
  '[W',
  'W]',
  '*W',
  '<W',
  '<b W',
  '&W;',
  '&lt;W',
  '\\:W',
] as const;

/** Templates of blocks. `~` is replaced by a sentence, `¤` by blocks. */
const BLOCKS = [
  '~',
  '~ {.W}',
  '# ~',
  '## ~ {#W}',
  '~\n===',
  '- ~\n- [x] ~\n  - ~',
  '1. ~\n\n   ¤\n2. ~',
  '> ~\n> W',
  '> [!NOTE]\n> ~',
  '> [!NOTE] W\n> ~',
  '```js [W.js] {1}\nW\n```',
  '```W\nW',
  '    W W',
  '| ~ | ~ |\n| --- | --- |\n| ~ | ~ |',
  '| W | W |\n| --- | --- |\n| W | W | W |\n| W |',
  '<div class="W">\n\n¤\n\n</div>',
  '<div onclick="W">\n~\n</div>',
  '<details>\n<summary>W</summary>\n\n¤\n\n</details>',
  '<table><tr><td>W</td></tr></table>',
  '<style>\nW\n</style>',
  '<iframe src="/W">W</iframe>',
  '<div W',
  '<p>W\n<p>W',
  '<![CDATA[ W ]]>',
  '<?W W?>',
  '::note\n¤\n::',
  '::note{title="W" W="W"}\n~\n::',
  ':::tip ~\n¤\n:::',
  '::note[~]\nW\n::',
  '::note\n#title\n~\n#default\nW\n::',
  '::note\n#W\nW\n::',
  '::note\n#title W\nW\n::',
  '::own-box{label="W"}\n~\n\n#footer\n¤\n::',
  '::own-box\n#W\nW\n::',
  '::own-box\nW\n\n#footer\nW\n\n#default\n~\n\n#footer\n¤\n::',
  '::own-box\n#W\nW\n\n#W\nW\n::',
  '::own-box\n---\nlabel: W\nother: W\n---\n~\n::',
  '::W{label="W"}\n¤\n\n#slot\n~\n::',
  '::card-group\n:::card{title="W" to="/W"}\n~\n:::\n::',
  '::tabs\n:::tab{label="W"}\n¤\n:::\n::',
  '::code-group\n```js [W.js]\nW\n```\n::',
  '::icon{name="W"}\nW\n::',
  '::accordion\n:::accordion-item{label="W"}\n~\n:::\n::',
  '::fields\n:::field{name="W" type="W"}\n~\n:::\n::',
  '::steps\n### ~\n\n¤\n::',
  '::file-tree\n- W W\n  - W\n::',
  '::form\nW\n::',
  '::note\n¤',
  ':own-box{label="W"}',
  ':W',
  '[^note]: W',
  '[^W]: W',
  '---',
  '::',
] as const;

const inline: fc.Arbitrary<string> = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small' },
    fc.constant('W'),
    fc
      .tuple(fc.constantFrom(...INLINE), fc.array(tie('inline'), { minLength: 1, maxLength: 3 }))
      .map(([shape, parts]) => shape.replace('~', () => parts.join(' '))),
  ),
})).inline;

const sentence = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));

const blocks: fc.Arbitrary<string> = fc.letrec<{ blocks: string }>((tie) => ({
  blocks: fc.oneof(
    { depthSize: 'small' },
    sentence,
    fc
      .array(
        fc
          .tuple(fc.constantFrom(...BLOCKS), fc.array(sentence, { minLength: 4, maxLength: 4 }), tie('blocks'))
          .map(([shape, sentences, inner]) => {
            let index = 0;
            return shape
              .replaceAll('~', () => sentences[index++] ?? 'W')
              .replace('¤', () => inner.replaceAll('\n', `\n${/(?<=\n) *(?=¤)/u.exec(shape)?.[0] ?? ''}`));
          }),
        { minLength: 1, maxLength: 4 },
      )
      .map((parts) => parts.join('\n\n')),
  ),
})).blocks;

/** Replaces each placeholder by a word with a unique number. */
function numbered(text: string): string {
  let count = 0;
  return `W\n\n${text}`.replaceAll(WORD, () => `w${(count += 1)}x`);
}

/** Matches parts that are not shown: comments, options of code blocks, lines that begin slots, link definitions. */
const NOT_TEXT =
  /<!--[^]*?-->|^[ >-]*(?:`{3,}|~{3,}).*$|^[ >-]*#\w+(?:\{.*\})?$|^[ >-]*\[(?!\^[^\s\]^]+\])[^\]]+\]:.*$|: #.*$/gmu;

/** Returns the words that are neither shown nor in a warning. None are lost if parsing fails with an error. */
async function lostWords(text: string): Promise<string[]> {
  const { body, warnings, show } = await showDocument(text, components).catch(explain);
  const output = `${show(body.nodes)}\n${warnings}`.toLowerCase();
  // Warnings quote only the first words of a long text, so the others cannot be checked.
  if (output.includes('…”')) return [];
  const words = text.replaceAll(NOT_TEXT, '').match(/w\d+x/giu) ?? [];
  return words.filter((word) => !output.includes(word.toLowerCase()));
}

function explain(error: unknown): ShownDocument {
  if (!(error instanceof ContentError)) throw error;
  return { body: { nodes: [], toc: [] }, warnings: '…”', show: () => '' };
}

test('loses no word of a document', async () => {
  await fc.assert(
    fc.asyncProperty(blocks.map(numbered), async (text) => {
      expect({ text, lost: await lostWords(text) }).toEqual({ text, lost: [] });
    }),
    { numRuns: RUNS },
  );
});

/** Characters with a meaning in markdown. */
const SPECIAL_CHARACTERS = [
  '',
  '\n',
  '\n\n',
  ' ',
  '  ',
  ':',
  '::',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '"',
  '#',
  '`',
  '|',
  '\\',
  '*',
  '-',
];
const edit = fc.record({ at: fc.nat(), sign: fc.constantFrom(...SPECIAL_CHARACTERS), cut: fc.nat(2) });

/** Inserts and removes characters, but never inside a word. */
function withEdits(text: string, edits: readonly { at: number; sign: string; cut: number }[]): string {
  return edits.reduce((edited, { at, sign, cut }) => {
    const position = at % (edited.length + 1);
    const [before, after] = [edited.slice(0, position), edited.slice(position)];
    const isInWord = /w\d*$/u.test(before) && /^\d*x/u.test(after);
    return isInWord || /[wx\d]/u.test(after.slice(0, cut)) ? edited : before + sign + after.slice(cut);
  }, text);
}

test('loses no word if characters are missing or misplaced', async () => {
  const edited = fc
    .tuple(blocks.map(numbered), fc.array(edit, { maxLength: 4 }))
    .map(([text, edits]) => withEdits(text, edits));
  await fc.assert(
    fc.asyncProperty(edited, async (text) => {
      expect({ text, lost: await lostWords(text) }).toEqual({ text, lost: [] });
    }),
    { numRuns: RUNS },
  );
});
