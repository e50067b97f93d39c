import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PackageNotice } from './find-package.ts';
import { renderSbom } from './render-sbom.ts';

const readSchema = (name: string): object =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../fixtures/cyclonedx/${name}.schema.json`), 'utf8'),
  ) as object;
// The formats are not in the package of formats; no field of a bill of materials that a build writes has them.
const ajv = new Ajv({ strict: false, formats: { 'idn-email': true, 'iri-reference': true } });
formats(ajv);
for (const name of ['spdx', 'jsf-0.82']) {
  ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
}
const isValid = ajv.compile(readSchema('bom-1.6'));

const notice = (name: string, version: string, more: Partial<PackageNotice> = {}): PackageNotice => ({
  name,
  version,
  isPackage: true,
  license: 'MIT',
  author: undefined,
  texts: [],
  ...more,
});

const site = { name: 'docs', version: '1.0.0' };

test('SEC-16: lists each package once, with its license and where its code is', () => {
  const react = notice('react', '19.3.1', { author: 'Meta' });
  const text = renderSbom({
    site,
    packages: {
      browser: [react, notice('react/fonts', '19.3.1', { isPackage: false })],
      server: [notice('@scope/tool', '2.0.0-beta+1', { license: '(MIT OR Apache-2.0)' }), react],
    },
  });
  expect(JSON.parse(text)).toEqual({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'site', name: 'docs', version: '1.0.0' } },
    components: [
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40scope/tool@2.0.0-beta%2B1',
        group: '@scope',
        name: 'tool',
        version: '2.0.0-beta+1',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
        purl: 'pkg:npm/%40scope/tool@2.0.0-beta%2B1',
        properties: [{ name: 'recto:part', value: 'server' }],
      },
      {
        type: 'library',
        'bom-ref': 'pkg:npm/react@19.3.1',
        name: 'react',
        version: '19.3.1',
        author: 'Meta',
        licenses: [{ expression: 'MIT' }],
        purl: 'pkg:npm/react@19.3.1',
        properties: [
          { name: 'recto:part', value: 'browser' },
          { name: 'recto:part', value: 'server' },
        ],
      },
    ],
    dependencies: [{ ref: 'site', dependsOn: ['pkg:npm/%40scope/tool@2.0.0-beta%2B1', 'pkg:npm/react@19.3.1'] }],
  });
});

test.for([
  ['no packages', []],
  ['a license that is not of SPDX', [notice('a', '1.0.0', { license: 'SEE LICENSE IN LICENSE.txt' })]],
  ['no license', [notice('a', '1.0.0', { license: undefined })]],
  ['two versions', [notice('a', '1.0.0'), notice('a', '2.0.0')]],
] as const)('SEC-16: is valid with %s', ([, packages]) => {
  const bom: unknown = JSON.parse(
    renderSbom({ site: { name: 'docs', version: undefined }, packages: { browser: packages, server: packages } }),
  );
  isValid(bom);
  expect(isValid.errors).toBeNull();
});

test('SEC-16: the schema of the tests rejects a wrong document', () => {
  expect(isValid({ bomFormat: 'CycloneDX', specVersion: '1.6', components: [{ name: 'a' }] })).toBe(false);
});
