import { expect, test } from 'vitest';
import { readSteps } from './read-steps.ts';

const PAGE = `---
title: A page
---

Open \`http://localhost:3000/before\`.

## The way

\`\`\`bash
cd site
npm run dev
\`\`\`

It says:

\`\`\`txt
  ready
\`\`\`

### A page

\`\`\`\`md [content/index.md]
## No heading of this page

\`\`\`bash
not to be run
\`\`\`
\`\`\`\`

Open \`http://localhost:3000/here\`: it says "one" and "two words".
Open \`http://localhost:3000\`.

## Afterwards

\`\`\`bash
rm site
\`\`\`
`;

test('reads the steps of a section in order, with the line of each', () => {
  expect(readSteps(PAGE, 'The way')).toEqual([
    { line: 9, kind: 'run', commands: 'cd site\nnpm run dev' },
    { line: 16, kind: 'output', shown: '  ready' },
    {
      line: 22,
      kind: 'write',
      file: 'content/index.md',
      text: '## No heading of this page\n\n```bash\nnot to be run\n```\n',
    },
    { line: 30, kind: 'visit', path: '/here', words: ['one', 'two words'] },
    { line: 31, kind: 'visit', path: '', words: [] },
  ]);
});

test.for(['No such section', 'No heading of this page'])('fails for "%s", which has no steps', (heading) => {
  expect(() => readSteps(PAGE, heading)).toThrow(`The section "${heading}" does not exist or has no steps.`);
});
