import { ContentError } from '@recto/content';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assertStatic } from './assert-static.ts';
import { hasUseClient } from './use-client.ts';

/** Files of components for markdown, by the name that authors write. */
export interface ContentComponents {
  /** Components whose files begin with `'use client'`. */
  interactive: Record<string, string>;
  /** Components that only the server renders. */
  static: Record<string, string>;
}

/** Folder of a site whose files are components for markdown: `price-table.tsx` is `::price-table`. */
export const COMPONENTS_FOLDER = 'components/content';

const COMPONENT = /^([a-z][\w-]*)\.[jt]sx$/iu;

/** Lists the components of a site. With `isLenient`, static components are not checked. */
export function listComponents(root: string, isLenient = false): ContentComponents {
  const folder = join(root, COMPONENTS_FOLDER);
  const components: ContentComponents = { interactive: {}, static: {} };
  if (!existsSync(folder)) return components;
  const seen = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    const name = nameOf(file);
    if (name === undefined) continue;
    const sameNameFile = seen.get(name);
    if (sameNameFile !== undefined) {
      throw new ContentError(
        'components/twice',
        `${COMPONENTS_FOLDER}/${sameNameFile} and ${COMPONENTS_FOLDER}/${file} are both the component "${name}".`,
        'Rename one of them.',
      );
    }
    seen.set(name, file);
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const kind = hasUseClient(text) ? 'interactive' : 'static';
    if (kind === 'static' && !isLenient) assertStatic(`${COMPONENTS_FOLDER}/${file}`, text);
    components[kind][name] = path;
  }
  return components;
}

/** The component name of a file: `price-table` for `PriceTable.tsx`. Tests and stories are not components. */
function nameOf(file: string): string | undefined {
  const [, name] = COMPONENT.exec(file) ?? [];
  return name?.replace(/(?<=[a-z\d])(?=[A-Z])/gu, '-').toLowerCase();
}
