import { defaultLocale, safeUrl } from '@recto/site/server';
import type { FileContext } from '@recto/site/server';
import { withBase, imagesOf, sourceOf } from './template.server.ts';

/** `GET /api/templates.json`: the template gallery for other programs, readable from any origin. */
export default async function makeTemplatesJson(context: FileContext): Promise<Response> {
  return Response.json(await describeTemplates(context), { headers: { 'access-control-allow-origin': '*' } });
}

/** Describes every published template for other programs, with absolute URLs. */
export async function describeTemplates({ site, content }: FileContext) {
  const rows = await content
    .query('templates', { locale: defaultLocale(site).code })
    .where('draft', '=', false)
    .all();
  const toAbsolute = (address: string): string => (site.url === undefined ? address : new URL(address, site.url).href);
  const toUrl = (address: string): string | undefined => {
    const safe = safeUrl(address);
    return safe === undefined ? undefined : toAbsolute(withBase(safe, site));
  };
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    category: row.category,
    licenseType: row.licenseType,
    page: toAbsolute(row.path),
    demo: toUrl(row.demo),
    source: sourceOf(row),
    owner: row.owner,
    name: row.name,
    branch: row.branch,
    baseDir: row.baseDir,
    mainScreen: toUrl(row.mainScreen),
    images: imagesOf(row).flatMap((image) => toUrl(image) ?? []),
  }));
}
