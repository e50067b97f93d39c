import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST } from './open-editor.ts';
import type { StudioSite } from './studio-site.ts';

/** Commits a file with another text after its front matter. Returns the text of the file. */
export function writeBody({ folder, git }: StudioSite, body: string, path = POST): string {
  const file = join(folder, path);
  const [head] = /^---\n[\s\S]*?\n---\n/u.exec(readFileSync(file, 'utf8')) ?? [''];
  writeFileSync(file, `${head}\n${body}`);
  git('commit', '--quiet', '--all', '--message=Text');
  return `${head}\n${body}`;
}
