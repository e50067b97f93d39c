import type { PackageNotice } from './find-package.ts';

const LINE = '-'.repeat(80);

/** Renders the notices as one text, each package once, sorted by name. */
export function renderNotices(notices: Iterable<PackageNotice>): string {
  const byName = new Map([...notices].map((notice) => [`${notice.name} ${notice.version}`.trim(), notice]));
  const parts = [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, notice]) => `${LINE}\n${title}\n${renderNotice(notice)}\n`);
  return [`This site contains code of the following packages.\n`, ...parts].join('\n');
}

function renderNotice({ license, author, texts }: PackageNotice): string {
  const lines = Object.entries({ License: license, Author: author })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  const text = texts.length === 0 ? 'The package has no file with the text of its license.' : texts.join('\n\n');
  return [...lines, '', text].join('\n');
}
