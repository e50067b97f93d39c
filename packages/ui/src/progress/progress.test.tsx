import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

test.for([
  ['the default maximum is 100', { value: 40 }, 'value="40" max="100"'],
  ['the maximum can be changed', { value: 2, max: 3 }, 'value="2" max="3"'],
  ['the progress can be indeterminate', {}, '<progress aria-label="Upload" max="100"'],
] as const)('%s', ([, props, expected]) => {
  expect(renderToStaticMarkup(<Progress label="Upload" {...props} />)).toContain(expected);
});
