import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { runCreate } from '../../../packages/create-recto/src/create-recto.ts';
import { configOf } from './output.ts';
import type { Outputs } from './output.ts';
import { siteFiles } from '../projects.ts';

/** Outputs in the pages of the section "Getting Started". */
export const gettingStartedOutputs: Outputs = {
  'docs/1.getting-started/2.installation.md': [{ run: createSite }],
  'docs/1.getting-started/3.configuration.md': [
    { files: { 'recto.config.ts': (siteFiles['recto.config.ts'] ?? '').replace('title:', "titel: 'B', title:") } },
  ],
  'docs/1.getting-started/4.migration/1.index.md': [
    {
      files: {
        ...configOf("old: defineCollection({ type: 'page', source: 'old/**' })"),
        'content/old/hello.mdx': 'Words.',
        'content/old/news.md': '---\ndescription: What is new.\ntitle: News: the first\n---\n',
      },
    },
  ],
};

/** Returns the last output of `npm create recto` in a folder outside of a repository. */
async function createSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-examples-'));
  const output: string[] = [];
  const out = new Writable({
    write(text: Buffer, _encoding, done) {
      output.push(text.toString());
      done();
    },
  });
  const author = { GIT_AUTHOR_NAME: 'me', GIT_AUTHOR_EMAIL: 'me@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'me', GIT_COMMITTER_EMAIL: 'me@example.com' };
  const env = { PATH: process.env['PATH'], HOME: folder, ...author, ...committer };
  try {
    await runCreate(['my-site', '--yes'], { input: new PassThrough(), out, err: out, env, currentFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // With `--yes` the first line lists the chosen options; the page shows the lines after it.
  const [, ...lines] = output.join('').trimEnd().split('\n');
  return lines.join('\n');
}
