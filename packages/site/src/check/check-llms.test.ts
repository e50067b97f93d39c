import { expect, test } from 'vitest';
import { HOME, pageOf, renderErrors, siteOf } from '../../fixtures/check/site-of.ts';
import { checkLlms } from './check-llms.ts';

const llmsErrors = async (files: Record<string, string>): Promise<string[]> =>
  renderErrors(await checkLlms(await siteOf({ '/a': pageOf('/a'), '/raw/a.md': '# A', ...files })));

test('accepts a file with one title and existing links, and checks the files it links to', async () => {
  expect(await llmsErrors({})).toEqual([]);
  const list = `# Site\n\n> What it is.\n\n## Docs\n\n- [A](${HOME}/raw/a.md): about a\n- [Part](/llms/docs.txt)\n- [All](https://else.example)\n`;
  expect(await llmsErrors({ '/llms.txt': list, '/llms/docs.txt': '# Docs\n\n- [A](/raw/a.md)' })).toEqual([]);
  expect(await llmsErrors({ '/llms.txt': list, '/llms/docs.txt': '# Docs\n\n- [B](/raw/b.md)' })).toEqual([
    '/llms/docs.txt The target of the link "/raw/b.md" does not exist.',
  ]);
  expect(await llmsErrors({ '/llms.txt': list })).toEqual([
    '/llms.txt The target of the link "/llms/docs.txt" does not exist.',
  ]);
});

test.for(['## Site', '# Site\n\n# Other', 'Words\n\n# Site', '# '])(
  '%j does not begin with a single level-1 heading',
  async (text) => {
    expect(await llmsErrors({ '/llms.txt': text })).toEqual([
      '/llms.txt This file does not begin with a single level-1 heading.',
    ]);
  },
);
