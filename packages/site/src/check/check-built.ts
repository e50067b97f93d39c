import { ContentError } from '@recto/content';
import { createProgress, isLoopback, misuse } from '@recto/content/cli';
import type { Terminal } from '@recto/content/cli';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { checkSite } from './check-site.ts';
import type { SiteReport } from './check-site.ts';
import { openUrl } from './open-url.ts';
import { openFolder } from './open-folder.ts';

/** Checks a built site, in a folder or at a URL. */
export async function checkBuilt(target: string, terminal: Terminal): Promise<SiteReport> {
  const folder = resolve(terminal.folder, target);
  if (!isUrl(target) && !existsSync(folder)) {
    throw misuse(
      `There is no folder "${target}".`,
      'Pass the folder of a static build, or the URL of a site: http://localhost:3000.',
    );
  }
  const source = isUrl(target) ? openUrl(target) : openFolder(folder, terminal.folder);
  const progress = createProgress(terminal, 'Checking');
  try {
    const report = await checkSite(source, (done, total) => {
      progress.update(done, total);
    });
    if (report.pages > 0) return report;
    throw new ContentError('site/empty', `There are no pages at ${target}.`, 'Pass the URL of the first page.');
  } finally {
    progress.clear();
  }
}

function isUrl(target: string): boolean {
  return /^https?:\/\//u.test(target);
}

/** Whether a site runs on this machine: then links to this machine are checked as well. */
export function isOnThisMachine(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/gu, '') ?? '';
  return host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
}
