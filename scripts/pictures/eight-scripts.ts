import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '../../packages/ui/src/messages/languages.ts';
import { draw, escapeHtml } from './drawing.ts';

const CODES = ['en', 'ar', 'el', 'hi', 'ja', 'ka', 'ko', 'ru'];

/** Draws one message of the interface in eight languages, each with a different script. */
export async function drawEightScripts(page: Page): Promise<void> {
  const cells = CODES.map((code) => {
    const language = languages.find((one) => one.code === code);
    const file = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'locales', `${code}.json`);
    const pack = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const [title = '', description = ''] = [pack['notFound.title'], pack['notFound.description']];
    return `<div lang="${code}" dir="${language?.dir ?? 'ltr'}"><small>${language?.name ?? code}</small>
      <b>${escapeHtml(title)}</b><p>${escapeHtml(description)}</p></div>`;
  });
  await draw(page, `<div class="scripts">${cells.join('')}</div>`);
}
