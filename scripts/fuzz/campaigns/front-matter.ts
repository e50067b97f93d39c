import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { ContentError } from '../../../packages/content/src/errors.ts';
import { parseFile } from '../../../packages/content/src/parse/parse-file.ts';
import { defineCampaign } from '../campaign.ts';
import { assertPlainData, assertUnpolluted } from '../plain-data.ts';

const PIECES = [
  '---\n·---·---js\n·+++\n·\n·\r\n·\r·: ·- ·? ·! ·!!js/function ·!!binary ·!!set ·!!merge ·!<tag:x> ·& a ·&a ·*a·*b·<<: *a\n·# ·|\n·>-\n·%YAML 1.1\n·...\n',
  '{·}·[·]·,·"·\'·\\·\\u0000·\t·  ·\uFEFF·\u0000·\u2028·\u{1F600}·\uD800',
  'title·__proto__·constructor·prototype·toString·a·b·null·~·yes·true·.inf·.nan·0x1f·0o7·1e999·-0·12:30:45·2024-01-31·2024-13-45·2001-12-14t21:59:43.10-05:00',
  '{"a":1,"a":2}·{"__proto__":{"polluted":1}}·"__proto__": {polluted: 1}\n·a: &x [*x]\n·a: [[[[[[·title: x\n·{{ $doc.a }}·<!--more-->\n',
].flatMap((line) => line.split('·'));

const soup = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''));

/** JSON that every format has to return as it is. */
const data = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter((key) => key !== '__proto__'),
  fc.jsonValue({ maxDepth: 3 }),
  { maxKeys: 4 },
);

const input = fc.oneof(
  fc.record({
    file: fc.constantFrom('a.md', 'a.yml', 'a.json', 'a.csv'),
    text: fc.tuple(fc.constantFrom('', '---\n', '{'), soup).map((parts) => parts.join('')),
  }),
  fc
    .tuple(fc.constantFrom('a.md', 'a.yml', 'a.json'), data)
    .map(([file, expected]) => ({ file, text: textOf(file, expected), expected })),
);

function textOf(file: string, value: unknown): string {
  const json = JSON.stringify(value, undefined, 1);
  return file === 'a.md' ? `---\n${json}\n---\nText` : json;
}

/** Front matter and data files have plain data or an error at a line of the file, whatever they contain. */
export const frontMatter = defineCampaign<{ file: string; text: string; expected?: unknown }>({
  name: 'front-matter',
  inputsPerRound: 4000,
  inputsInTests: 300,
  inputs: input,
  async check({ file, text, expected }) {
    const documents = await parseFile({ file, text }).catch((error: unknown) => {
      assertHelpful(error, text);
      return [];
    });
    assertUnpolluted();
    for (const { data } of documents) assertPlainData(data);
    const [document] = documents;
    const isRead = document !== undefined && isDeepStrictEqual(plain(document.data), plain(expected));
    if (expected !== undefined && document && !isRead) throw new Error(`Read as ${JSON.stringify(document.data)}.`);
  },
});

/** Objects without prototypes and with are equal as JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null)) as unknown;
}

function assertHelpful(error: unknown, text: string): void {
  if (!(error instanceof ContentError)) throw error;
  // A table may have lines that end with CR only.
  const lines = text.split(/\r\n|\r|\n/u).length;
  const { line = 1, hint } = error;
  if (line < 1 || line > lines) throw new Error(`The error is at line ${line} of ${lines}: ${error.message}`);
  if (hint === '') throw new Error(`The error has no hint: ${error.message}`);
}
