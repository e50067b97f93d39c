import { colorVariables } from '@recto/ui/colors';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = readFileSync(join(import.meta.dirname, 'site-samples.css'), 'utf8');

test.for(['green', 'blue', 'orange', 'rose', 'violet'])('the sample shows %s as a site does', (primary) => {
  const [, rule] = styles.split(`[data-primary='${primary}'] > & {`);
  const variables = colorVariables({ primary });
  for (const name of ['--primary', '--primary-text']) expect(rule).toContain(`${name}: ${variables[name]};`);
});

test('the page about slots shows the code of its sample', () => {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
  expect(read('../../content/en/docs/10.site/4.slots.md')).toContain(`\n${read('footer.tsx')}\`\`\`\n`);
});
