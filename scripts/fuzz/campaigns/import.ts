import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as fc from 'fast-check';
import { ImportError } from '../../../packages/import/src/errors.ts';
import { convertSource } from '../../../packages/import/src/import-site.ts';
import { sourceOf } from '../../../packages/import/src/read/source.ts';
import { readCase } from '../../../packages/import/fixtures/read-case.ts';
import { defineCampaign } from '../campaign.ts';
import { assertUnpolluted } from '../plain-data.ts';

const tools = join(import.meta.dirname, '../../../packages/import/src/tools');

/** Sources of all tools. */
const SOURCES = globSync('*/fixtures/*.case', { cwd: tools })
  .toSorted()
  .map((file) => readCase(readFileSync(join(tools, file), 'utf8')).source);

const PIECES = [
  '---\n·```·~~~\n·:::·::·{·}·{{·}}·[·]·(·)·<·>·</·/>·<!--·-->·"·\'·`·$·$$·\\·\n·\n\n·\r\n·\t·    ·|·*·_·#·# ·- ·1. ·> ·&lt;·\u0000·\uFEFF·\uD800',
  '<Tabs>·</Tabs>·<Card title={x}>·{x.map((y) => <b>{y}</b>)}·import x from "./x"\n·export const x = {\n·<script setup>·</script>·<details>·</details>·<p>·<Steps>\n·<!--@include: ../../../etc/passwd-->·<<< @/../../etc/passwd\n·{{< ref "../../x" >}}·{{% notice %}}·$doc·$frontmatter',
  '../·../../../·/etc/passwd·%2e%2e/·C:\\·javascript:alert(1)·__proto__·constructor·toString·title: ·sidebar: ·slug: ../../x\n·slug: /../x\n·id: ../x\n·permalink: //evil.example\n·"__proto__": {"polluted": 1},·[docs]: /x',
  ';globalThis.importExecuted = true;·${globalThis.importExecuted = true}·(() => { globalThis.importExecuted = true })()·process.exit(3)·require("./x")·await import("./x")',
].flatMap((line) => line.split('·'));

const edit = fc.record({
  file: fc.nat(),
  at: fc.nat(),
  cut: fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, fc.nat(200)),
  text: fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 3 })), {
      maxLength: 3,
    })
    .map((pieces) => pieces.join('')),
});

const NAMES = [
  '..',
  '...',
  '__proto__',
  'constructor',
  'index',
  'README',
  '_category_',
  '日本',
  'a b',
  'A%2fB',
  '-',
  '1.',
];
/** A file with a name that a path could be made from in the wrong way. */
const namedFile = fc.record({
  name: fc.constantFrom(...NAMES),
  ending: fc.constantFrom('.md', '.mdx', '.json', '.yml', '/index.md', '/_index.md', ''),
  text: fc.constantFrom('# Title\n\nText', '---\ntitle: x\n---\n', '{"label": 1, "position": "x"}', '', '---\n'),
});

type Files = Record<string, string>;

function withEdits(source: Files, edits: readonly (typeof edit extends fc.Arbitrary<infer T> ? T : never)[]): Files {
  const files = { ...source };
  const names = Object.keys(files);
  for (const { file, at, cut, text } of edits) {
    const name = names[file % names.length] ?? '';
    const before = files[name] ?? '';
    const position = at % (before.length + 1);
    files[name] = before.slice(0, position) + text + before.slice(position + cut);
  }
  return files;
}

const source = fc
  .tuple(fc.constantFrom(...SOURCES), fc.array(edit, { maxLength: 4 }), fc.array(namedFile, { maxLength: 2 }), fc.nat())
  .map(([files, edits, added, folder]): Files => {
    const edited = withEdits(files, edits);
    const folders = Object.keys(files).map((name) => posix.dirname(name));
    const parent = folders[folder % folders.length] ?? '.';
    const extra = added.map(({ name, ending, text }) => [posix.join(parent, `x${name}${ending}`), text] as const);
    return { ...edited, ...Object.fromEntries(extra) };
  });

/** An import runs no code of the source, writes no file elsewhere, and fails only with an error that has a hint. */
export const importSources = defineCampaign({
  name: 'import',
  inputsPerRound: 300,
  inputsInTests: 15,
  inputs: source,
  check(files) {
    const converted = convertOrRefuse(files);
    assertUnpolluted();
    if ('importExecuted' in globalThis) throw new Error('The import has executed code of the source.');
    for (const path of converted?.files.keys() ?? []) {
      const isInside = posix.normalize(path) === path && !/^(?:\.\.)?(?:\/|$)|[\\\0]|^[a-z]:/iu.test(path);
      if (!isInside) throw new Error(`Writes ${JSON.stringify(path)}.`);
    }
  },
});

function convertOrRefuse(files: Files): ReturnType<typeof convertSource> | undefined {
  try {
    return convertSource(sourceOf(files));
  } catch (error) {
    if (error instanceof ImportError && error.hint !== '') return undefined;
    throw error;
  }
}
