import { renderConfig } from '../configs/render-config.ts';
import type { LanguageCodes } from '../configs/template-config.ts';
import { moveContent } from '../languages/move-content.ts';
import type { Template } from '../templates/list-templates.ts';
import { readTemplateFiles } from '../templates/template-files.ts';
import type { SiteFiles } from '../templates/template-files.ts';

/** Options of `buildSite`. */
export interface SiteOptions {
  /** Name of the site in package.json, valid for npm. */
  name: string;
  /** Languages of the site, default language first. */
  languages: LanguageCodes;
}

/** Builds all files of a site in memory, before anything is written to disk. */
export function buildSite(template: Template, { name, languages }: SiteOptions): SiteFiles {
  const files = new Map(moveContent(readTemplateFiles(template.folder), template.languages, languages));
  files.set('recto.config.ts', Buffer.from(renderConfig(template.name, languages)));
  const manifest = files.get('package.json');
  if (manifest) files.set('package.json', Buffer.from(renameManifest(manifest.toString(), name)));
  return files;
}

/** Sets the name, and removes the description and licence of the template, which do not apply to the site. */
function renameManifest(text: string, name: string): string {
  const { description: _description, license: _license, ...manifest } = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify({ ...manifest, name }, undefined, 2)}\n`;
}
