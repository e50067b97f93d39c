import { expect, test } from 'vitest';
import { SIDE_EFFECT_STYLES } from './server-styles-plugin.ts';

test.for([
  ['/site/.recto/styles.css', true],
  ['/site/components/card.scss', true],
  ['/site/components/card.module.css', false],
  ['/site/components/card.css?inline', false],
  ['/site/components/card.css.ts', false],
] as const)('%s is empty on the server: %s', ([file, isEmpty]) => {
  expect(SIDE_EFFECT_STYLES.test(file)).toBe(isEmpty);
});
