import type { LoadContext } from '@recto/site';
import { findPage, loadInfo, localisePath, notFound } from '@recto/site/server';
import type { Site } from '@recto/site/server';
import { inBothModes } from './both-modes.ts';
import type { ModePicture } from './both-modes.ts';

export interface TemplateData {
  title: string;
  description: string;
  licenseType: 'free' | 'paid';
  owner: string;
  isDraft: boolean;
  /** Where it can be seen running. */
  demo: string;
  /** Where its files are. */
  source: string;
  /** What begins a site with it. */
  command: string;
  pictures: ModePicture[];
  gallery: { label: string; to: string };
}

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
    demo: belowFolder(demo, context.site),
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

/** What begins a site with a template. */
export function startCommand(slug: string): string {
  return `npm create recto@latest my-site -- --template ${slug}`;
}

/** People write addresses as if the site had its host to itself. Those of other sites stay as they are. */
export function belowFolder(address: string, { base = '' }: Site): string {
  return /^\/(?!\/)/u.test(address) ? base + address : address;
}

interface TemplateSource {
  owner: string;
  name: string;
  branch: string;
  /** The folder of the repository that it is in, where it is not all of it. */
  baseDir: string;
}

export function sourceOf({ owner, name, branch, baseDir }: TemplateSource): string {
  const folder = baseDir === '' ? '' : `/${baseDir}`;
  return `https://github.com/${owner}/${name}/tree/${branch}${folder}`;
}

interface TemplateImages {
  image1: string;
  image2?: string | undefined;
  image3?: string | undefined;
}

export function imagesOf({ image1, image2, image3 }: TemplateImages): string[] {
  // What a file does not say is null in its row.
  return [image1, image2, image3].filter((image) => typeof image === 'string');
}
