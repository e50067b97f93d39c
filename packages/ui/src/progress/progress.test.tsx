import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

test.for([
  ['a whole is a hundred', { value: 40 }, 'value="40" max="100"'],
  ['unless it is something else', { value: 2, max: 3 }, 'value="2" max="3"'],
  ['nobody may know how far it is', {}, '<progress aria-label="Upload" max="100"'],
] as const)('%s', ([, props, expected]) => {
  expect(renderToStaticMarkup(<Progress label="Upload" {...props} />)).toContain(expected);
});
