import { posix } from 'node:path';
import type { ImportedSite } from '../../model/site.ts';
import { textProp } from '../../convert/components.ts';
import { normalisePath } from '../../convert/site-index.ts';
import type { Source } from '../../read/source.ts';
import { parseRepository } from '../find-config.ts';
import { objectOf } from './config.ts';
import type { DocusaurusConfig } from './config.ts';

/** Reads the URL, repository, logo, icon and colour of the site. */
export function readSiteDetails(
  source: Source,
  { data, theme, folder, pluginOptions }: DocusaurusConfig,
): Partial<ImportedSite> {
  const url = textProp(data['url']);
  const [owner, name] = [textProp(data['organizationName']), textProp(data['projectName'])];
  const repository =
    owner !== undefined && name !== undefined ? { owner, name } : parseRepository(pluginOptions('docs')?.['editUrl']);
  const logo = objectOf(objectOf(theme['navbar'])['logo']);
  const [light, dark] = [textProp(logo['src']), textProp(logo['srcDark'])];
  const icon = textProp(data['favicon']);
  const primary = colourOf(source, folder);
  return {
    ...(url !== undefined && { url }),
    ...(repository && { repository }),
    ...(light !== undefined && {
      logo: { light: absolute(light), ...(dark !== undefined && { dark: absolute(dark) }) },
    }),
    ...(icon !== undefined && { icon: absolute(icon) }),
    ...(primary !== undefined && { primary }),
  };
}

function absolute(path: string): string {
  return /^(?:\/|https?:)/u.test(path) ? path : `/${path}`;
}

/** Returns the primary colour of the style sheet. */
function colourOf(source: Source, folder: string): string | undefined {
  const css = source.text(posix.join(folder, 'src/css/custom.css')) ?? '';
  const match = /--ifm-color-primary:\s*(#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s,.%/deg]*\))/iu.exec(css);
  return match?.[1];
}

/** Reads the redirects of the client-redirects plugin. */
export function siteRedirects({ pluginOptions }: DocusaurusConfig): Record<string, string> {
  const list = pluginOptions('client-redirects')?.['redirects'];
  const entries = (Array.isArray(list) ? list : []).map(objectOf).flatMap(({ from, to }) => {
    const sources: unknown[] = Array.isArray(from) ? from : [from];
    return sources.flatMap((path) =>
      typeof path === 'string' && typeof to === 'string' ? [[normalisePath(path), to] as const] : [],
    );
  });
  return Object.fromEntries(entries);
}
