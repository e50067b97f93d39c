import { expect, test } from 'vitest';
import { HOME, pageOf, said, siteOf } from '../../fixtures/check/site-of.ts';
import { checkLlms } from './check-llms.ts';

const llmsFaults = async (files: Record<string, string>): Promise<string[]> =>
  said(await checkLlms(await siteOf({ '/a': pageOf('/a'), '/raw/a.md': '# A', ...files })));

test('a list has one name and leads to what is there, its parts too', async () => {
  expect(await llmsFaults({})).toEqual([]);
  const list = `# Site\n\n> What it is.\n\n## Docs\n\n- [A](${HOME}/raw/a.md): about a\n- [Part](/llms/docs.txt)\n- [All](https://else.example)\n`;
  expect(await llmsFaults({ '/llms.txt': list, '/llms/docs.txt': '# Docs\n\n- [A](/raw/a.md)' })).toEqual([]);
  expect(await llmsFaults({ '/llms.txt': list, '/llms/docs.txt': '# Docs\n\n- [B](/raw/b.md)' })).toEqual([
    '/llms/docs.txt The link "/raw/b.md" leads to nothing.',
  ]);
  expect(await llmsFaults({ '/llms.txt': list })).toEqual(['/llms.txt The link "/llms/docs.txt" leads to nothing.']);
});

test.for(['## Site', '# Site\n\n# Other', 'Words\n\n# Site', '# '])(
  '%j has not one name at its beginning',
  async (text) => {
    expect(await llmsFaults({ '/llms.txt': text })).toEqual([
      '/llms.txt This does not begin with the one name of what it lists.',
    ]);
  },
);
