import type { PackageNotice } from './find-package.ts';

/** Where the code of a package is: in files that browsers load, or only on the server. */
type SbomPart = 'browser' | 'server';

/** What a build consists of. */
export interface SbomOptions {
  /** Name and version of the site. */
  site: { name: string; version: string | undefined };
  /** Packages by part of the build. */
  packages: Readonly<Record<SbomPart, Iterable<PackageNotice>>>;
}

/** Matches a license expression of SPDX, such as `MIT` and `(MIT OR Apache-2.0)`. */
const SPDX = /^\(*[A-Za-z0-9.+-]+(?:(?:\s+(?:AND|OR|WITH)\s+|[()\s])*[A-Za-z0-9.+-]+)*\)*$/u;

/** Renders the software bill of materials of a build: each package once, as JSON in the format CycloneDX 1.6. */
export function renderSbom({ site, packages }: SbomOptions): string {
  const parts = new Map<string, { notice: PackageNotice; parts: Set<SbomPart> }>();
  for (const part of ['browser', 'server'] as const) {
    for (const notice of packages[part]) {
      if (!notice.isPackage) continue;
      const url = packageUrl(notice);
      const entry = parts.get(url) ?? { notice, parts: new Set() };
      parts.set(url, entry);
      entry.parts.add(part);
    }
  }
  const components = [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'site',
        name: site.name,
        ...(site.version !== undefined && { version: site.version }),
      },
    },
    components: components.map(([url, entry]) => ({
      type: 'library',
      'bom-ref': url,
      ...nameOf(entry.notice),
      version: entry.notice.version,
      ...(entry.notice.author !== undefined && { author: entry.notice.author }),
      ...licenseOf(entry.notice),
      purl: url,
      properties: [...entry.parts].map((value) => ({ name: 'recto:part', value })),
    })),
    dependencies: [{ ref: 'site', dependsOn: components.map(([url]) => url) }],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** The name of an npm package, with its scope as the group. */
function nameOf({ name }: PackageNotice): { group?: string; name: string } {
  const [, scope, rest = name] = /^(@[^/]+)\/(.+)$/u.exec(name) ?? [];
  return scope === undefined ? { name: rest } : { group: scope, name: rest };
}

/** The URL of an npm package: `pkg:npm/%40scope/name@1.0.0`. */
function packageUrl({ name, version }: PackageNotice): string {
  return `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;
}

function licenseOf({ license }: PackageNotice): object {
  if (license === undefined) return {};
  return { licenses: [SPDX.test(license) ? { expression: license } : { license: { name: license } }] };
}
