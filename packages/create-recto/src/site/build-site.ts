import { renderConfig } from '../configs/render-config.ts';
import type { Codes } from '../configs/template-config.ts';
import { moveContent } from '../languages/move-content.ts';
import type { Template } from '../templates/list-templates.ts';
import { readTemplateFiles } from '../templates/template-files.ts';
import type { SiteFiles } from '../templates/template-files.ts';

export interface SiteOptions {
  /** As npm takes it. */
  name: string;
  languages: Codes;
}

/** A site as it will lie on the disk. Nothing is written before all of it is known. */
export function buildSite(template: Template, { name, languages }: SiteOptions): SiteFiles {
  const files = new Map(moveContent(readTemplateFiles(template.folder), template.languages, languages));
  files.set('recto.config.ts', Buffer.from(renderConfig(template.name, languages)));
  const manifest = files.get('package.json');
  if (manifest) files.set('package.json', Buffer.from(renameManifest(manifest.toString(), name)));
  return files;
}

/** What the template says of itself is not true of the site: whose it is and what for, its owner says. */
function renameManifest(text: string, name: string): string {
  const { description: _description, license: _license, ...manifest } = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify({ ...manifest, name }, undefined, 2)}\n`;
}
