import type { LoadContext } from '@recto/site';
import { findPage, loadInfo, localisePath, notFound } from '@recto/site/server';
import type { Site } from '@recto/site/server';
import { inBothModes } from './both-modes.ts';
import type { ModePicture } from './both-modes.ts';

/** Data of the page of a template. */
export interface TemplateData {
  title: string;
  description: string;
  licenseType: 'free' | 'paid';
  owner: string;
  isDraft: boolean;
  /** URL of its demo. */
  demo: string;
  /** URL of its source code. */
  source: string;
  /** Shell command that creates a site from it. */
  command: string;
  pictures: ModePicture[];
  gallery: { label: string; to: string };
}

/** Loads the page of a template. */
export async function load(context: LoadContext<'/templates/:slug'>) {
  const [found, info] = await Promise.all([findPage(context, 'templates'), loadInfo(context, '/templates')]);
  if (!found) throw notFound(context.path);
  const { title, description, seo, licenseType, owner, draft, demo, slug, body } = found.page;
  const data: TemplateData = {
    title,
    description,
    licenseType,
    owner,
    isDraft: draft,
    demo: withBase(demo, context.site),
    source: sourceOf(found.page),
    command: startCommand(slug),
    pictures: imagesOf(found.page).map(inBothModes),
    gallery: { label: info.title, to: localisePath('/templates', context.locale, context.site) },
  };
  return {
    title,
    description,
    seo,
    languages: found.languages,
    about: { trail: [{ name: info.title, path: data.gallery.to }] },
    data,
    body: body.nodes,
  };
}

/** Shell command that creates a site from a template. */
export function startCommand(slug: string): string {
  return `npm create recto@latest my-site -- --template ${slug}`;
}

/** Adds the base path of the site to a path from the content. URLs of other sites are unchanged. */
export function withBase(address: string, { base = '' }: Site): string {
  return /^\/(?!\/)/u.test(address) ? base + address : address;
}

interface TemplateSource {
  owner: string;
  name: string;
  branch: string;
  /** Folder in the repository; empty for the whole repository. */
  baseDir: string;
}

/** URL of the source code of a template. */
export function sourceOf({ owner, name, branch, baseDir }: TemplateSource): string {
  const folder = baseDir === '' ? '' : `/${baseDir}`;
  return `https://github.com/${owner}/${name}/tree/${branch}${folder}`;
}

interface TemplateImages {
  image1: string;
  image2?: string | undefined;
  image3?: string | undefined;
}

/** Lists the pictures of a template. */
export function imagesOf({ image1, image2, image3 }: TemplateImages): string[] {
  // Missing fields are null in the row.
  return [image1, image2, image3].filter((image) => typeof image === 'string');
}
