import { expect, test, vi } from 'vitest';
import { checkTypes } from './check-types.ts';
import { readPages } from './pages.ts';
import { isTypeScript } from './projects.ts';

vi.setConfig({ testTimeout: 480_000 });

test('TypeScript in the pages compiles with the packages', async () => {
  // Blog posts and changelog entries show code as it was when they were published.
  const pages = readPages('en').filter(
    ({ name, fences }) => !/^(?:blog|changelog)\//u.test(name) && fences.some(isTypeScript),
  );
  // Without pages the test would always pass.
  expect(pages.length).toBeGreaterThan(20);
  expect(await checkTypes(pages)).toEqual([]);
});

test('reports an error at its line in the page', async () => {
  const [line, language] = [12, 'ts'] as const;
  const wrong = [
    { line, language, file: undefined, code: "const title = 'a';\ncontent.query('docs').select('titel', title);" },
    { line: 20, language, file: 'count.ts', code: "import config from './content.config.ts';\nconfig.colections;" },
    { line: 30, language, file: 'bare.ts', code: 'export const posts = content.query();' },
  ];
  const errors = await checkTypes([{ name: 'a.md', file: 'docs/content/en/a.md', fences: wrong }]);
  expect(errors.map((error) => error.replace(/(?<=TS\d+): .*$/u, ''))).toEqual([
    'docs/content/en/a.md:30: TS2304',
    'docs/content/en/a.md:21: TS2551',
    'docs/content/en/a.md:13: TS2345',
  ]);
});
