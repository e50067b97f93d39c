import { expect, test } from 'vitest';
import { findClientOnly } from './client-only-exports.ts';

const find = (code: string) => findClientOnly('/site/map.tsx', `'use client';\n${code}`);

test('finds exports with their sizes, without types', () => {
  const code = `
    import { clientOnly } from '@recto/site/client';
    export interface Props { a: string }
    export type Other = string;
    export const Map = clientOnly(Drawn, { height: 320, width: '100%' });
    export default clientOnly(function Globe({ a }: Props) { return <p>{a}</p>; }, { aspectRatio: '16 / 9' });
  `;
  expect(find(code)).toEqual([
    { name: 'Map', size: "{ height: 320, width: '100%' }" },
    { name: 'default', size: "{ aspectRatio: '16 / 9' }" },
  ]);
});

test.for([
  'export default function A() {}',
  'const size = clientOnly(A, {}); export default A;',
  '// clientOnly(\nexport const a = 1;',
  'export default clientOnly(A, { height: 1 }',
])('finds no exports in %s', (code) => {
  expect(find(code)).toEqual([]);
});

test.for([
  ['export const size = 1;', '"size" is exported together with a client-only component'],
  ['export function use() {}', '"use" is exported together with'],
  ['const a = 1;\nexport { a as b };', '"b" is exported together with'],
  ["export * from './other.ts';", '"*" is exported together with'],
] as const)('rejects %s next to a client-only component, with its line', ([code, message]) => {
  const write = () => find(`export default clientOnly(A, { height: 1 });\n${code}`);
  expect(write).toThrow(message);
  expect(write).toThrow(expect.objectContaining({ file: '/site/map.tsx', line: code.split('\n').length + 2 }));
});

test.for(['size', '{ height: window.innerHeight }', '{ ...size }', '{ [name]: 1 }'])('rejects the size %s', (size) => {
  expect(() => find(`export default clientOnly(A, ${size});`)).toThrow('is not written as numbers and strings');
});

test('requires a size', () => {
  expect(() => find('export default clientOnly(A);')).toThrow('is not written as numbers and strings');
});
