/** Tests tables of the documentation, other than options, whose entries are also listed in the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commonFields } from '../../packages/content/src/collections/common-fields.ts';
import { OPERATORS } from '../../packages/content/src/query/query.ts';
import { configSchema } from '../../packages/site/src/config/config.ts';
import { IMAGE_BREAKPOINTS } from '../../packages/site/src/images/constants.ts';
import { METRICS } from '../../packages/site/src/server/operation/metric-definitions.ts';
import { PRESETS } from '../../packages/site/src/vite/hosts/choose-preset.ts';
import { findDeclared, readModule, root } from './module.ts';
import { literalsIn } from './read-fields.ts';
import { parseTable } from './table.ts';

test('the documentation lists exactly the operators of a query', () => {
  expect(codesOf('4.utils/1.query-collection.md', '| Operator |').sort()).toEqual([...OPERATORS].sort());
});

test('the documentation lists exactly the fields of a page', () => {
  expect(codesOf('2.collections/2.types.md', '| Field |').sort()).toEqual(commonFields('page').sort());
});

test('the documentation lists exactly the column types', () => {
  const types = findDeclared(readModule('packages/content/src/collections/columns.ts'), 'ColumnType');
  const documented = codesOf('2.collections/2.types.md', '| Column |');
  expect(types?.node.type === 'TSTypeAliasDeclaration' && literalsIn(types.node.typeAnnotation)).toEqual(documented);
});

test('the documentation lists exactly the slots of a site', () => {
  const slots = configSchema.shape.slots.unwrap();
  expect(codesOf('1.getting-started/3.configuration.md', '| Slot |').sort()).toEqual(Object.keys(slots.shape).sort());
});

test('the documentation lists exactly the build presets', () => {
  expect(codesOf('6.deploy/1.server.md', '| Preset |')).toEqual([...PRESETS]);
});

/** Internal variables that are passed between the parts of a build, and are not documented. */
const INTERNAL = new Set(['RECTO_BUILT_CONTENT', 'RECTO_HOST_FILES', 'RECTO_SOCIAL_FOLDER']);

test('the documentation lists exactly the environment variables that the code reads', () => {
  const documented = [
    ...codesOf('1.getting-started/3.configuration.md', '| Variable |'),
    ...codesOf('6.deploy/1.server.md', '| Variable |'),
    ...codesOf('6.deploy/8.running.md', '| Variable |'),
  ];
  const names = documented.flatMap((text) => text.match(/RECTO_\w+/gu) ?? []);
  expect([...new Set(names)].sort()).toEqual(variablesRead().filter((name) => !INTERNAL.has(name)));
});

test('the documentation describes exactly the metrics of a server', () => {
  const documented = tableIn('6.deploy/8.running.md', '| Metric |')
    .slice(1)
    .map(([name = '', type, help]) => [...codesIn(name), type, help]);
  expect(documented).toEqual(
    Object.entries(METRICS).map(([name, { type, help: text }]) => [name, type, text.replace(/\.$/u, '')]),
  );
});

test('the documented image widths match the code', () => {
  const [names = [], widths = []] = tableIn('5.components/4.image.md', '| Name |');
  const documented = names
    .slice(1)
    .flatMap((cell, index) => codesIn(cell).map((name) => [name, Number(widths[index + 1])]));
  expect(Object.fromEntries(documented)).toEqual(IMAGE_BREAKPOINTS);
});

/** Lists the variables that are read as `env['RECTO_X']` or `{ RECTO_X: x } = env`. */
function variablesRead(): string[] {
  const files = ['content', 'site'].flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  });
  const read = files
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=env\[')RECTO_\w+(?='\])|\bRECTO_\w+(?=: \w+)/gu) ?? []);
  return [...new Set(read)].sort();
}

/** Lists the inline code in the first column of a table. */
function codesOf(page: string, head: string): string[] {
  return tableIn(page, head)
    .slice(1)
    .flatMap(([cell = '']) => codesIn(cell));
}

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = '']) => text);
}

function tableIn(page: string, head: string) {
  const text = readFileSync(join(root, 'docs/content/en/docs', page), 'utf8');
  const start = text.indexOf(head);
  return parseTable(text.slice(start, text.indexOf('\n\n', start)));
}
