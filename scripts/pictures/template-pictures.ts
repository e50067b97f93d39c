import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { MODES, SCREENS, STYLES } from './kit.ts';
import type { TakenPicture } from './kit.ts';

/** Names of the screenshots of a template. The first is also used on its card. */
export const TEMPLATE_PICTURES = ['main', 'image2', 'image3'];

const templates = join(root, 'templates');

/** Lists the folders in `templates`. */
export function listTemplates(): string[] {
  return readdirSync(templates).filter((name) => existsSync(join(templates, name, 'recto.config.ts')));
}

/** Path of the image file of a screenshot in the repository. */
export function fileOf(template: string, name: string, mode: (typeof MODES)[number]): string {
  return `docs/public/templates/${template}/${name}${mode === 'dark' ? '-dark' : ''}.webp`;
}

/** Lists the image files of all screenshots of all templates. */
export function listTemplateFiles(): TakenPicture[] {
  return listTemplates().flatMap((template) =>
    TEMPLATE_PICTURES.flatMap((name) =>
      MODES.map((mode) => ({
        file: fileOf(template, name, mode),
        command: `npm run template-pictures ${template}`,
        shows: [...STYLES, ...SCREENS, `templates/${template}/**/{*,.navigation}.{css,md,svg,ts,tsx,yml}`],
      })),
    ),
  );
}
