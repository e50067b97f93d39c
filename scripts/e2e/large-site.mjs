/** Builds a documentation site of 1,000 generated pages in `.cache/large-site`, from the template `docs`. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from '../project.mjs';
import { run } from '../run.mjs';
import { ensureBuild } from '../site-build.mjs';

const SECTIONS = 20;
const PAGES_PER_SECTION = 10;
/** More pages than the sidebar shows of one folder. */
const PAGES_IN_CATALOGUE = 150;
/** Number of pages with the length of real documentation, with code in several languages. */
const LONG_PAGES = 650;

/** A page with a static component that imports an interactive one. */
const COMPONENTS_PAGE = `---
title: Components
description: A static component around an interactive one.
---

::tally-box{:start="3"}
The author wrote this.
::
`;

const largeSite = join(root, '.cache', 'large-site');

/** Writes and builds the site, unless its inputs are unchanged. */
export async function ensureLargeSite(step) {
  rmSync(join(largeSite, 'content', 'docs'), { recursive: true, force: true });
  cpSync(join(root, 'templates', 'docs'), largeSite, {
    recursive: true,
    filter: (source) => !/\/(?:content\/docs|tests|\.output[^/]*|\.recto|node_modules)$/.test(source),
  });
  for (const section of numbers(SECTIONS)) {
    const folder = join(largeSite, 'content', 'docs', section === 1 ? '1.start' : `${section}.section-${section}`);
    mkdirSync(folder, { recursive: true });
    for (const page of numbers(PAGES_PER_SECTION)) {
      writeFileSync(join(folder, page === 1 ? '1.index.md' : `${page}.page-${page}.md`), renderPage(section, page));
    }
  }
  const catalogue = join(largeSite, 'content', 'docs', '2.section-2', '11.catalogue');
  mkdirSync(catalogue, { recursive: true });
  for (const page of numbers(PAGES_IN_CATALOGUE)) {
    writeFileSync(
      join(catalogue, `${page}.entry-${page}.md`),
      renderPage(2, page).replace(/^title: .*$/m, `title: Entry ${page}`),
    );
  }
  // This script also runs in versions of Node that cannot run TypeScript.
  const generator = join(root, 'bench', 'pages', 'write-pages.ts');
  await run(pinnedNode(), [generator, join(largeSite, 'content', 'docs'), String(LONG_PAGES)], {
    failure: ['The pages could not be written.', 'See the output above.'],
  });
  // The template redirects /docs to the first section.
  rmSync(join(largeSite, 'content', 'docs', 'index.md'));
  cpSync(join(root, 'scripts', 'e2e', 'components'), join(largeSite, 'components'), { recursive: true });
  writeFileSync(join(largeSite, 'content', 'docs', '1.start', '11.components.md'), COMPONENTS_PAGE);
  await ensureBuild(step, {
    name: 'Build the site of 1,000 pages',
    site: largeSite,
    inputFolders: ['templates/docs', 'scripts', 'bench/pages'],
    isQuick: true,
  });
}

function numbers(count) {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function renderPage(section, page) {
  const neighbour = `/docs/section-${section === SECTIONS ? 2 : section + 1}/page-2`;
  return `---
title: Page ${page} of section ${section}
description: One of many generated pages.
---

## First part

Text of page ${page}, with a link to [another page](${neighbour}) and some \`code\`.

\`\`\`ts
export const page = ${page};
\`\`\`

## Second part

${'A sentence that makes the page as long as pages are. '.repeat(40)}
`;
}
