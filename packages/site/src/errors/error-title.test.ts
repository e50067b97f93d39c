import { expect, test } from 'vitest';
import { errorTitle } from './error-title.ts';

const messages = {
  'notFound.title': 'Seite nicht gefunden',
  'common.error.title': 'Diese Seite kann nicht gezeigt werden',
};

test.for([
  [404, 'Page not found', messages['notFound.title']],
  [404, 'Page Not Found', messages['notFound.title']],
  [400, 'Bad Request', messages['common.error.title']],
  [500, 'Internal Server Error', messages['common.error.title']],
  [503, 'Service Unavailable', messages['common.error.title']],
  [403, 'Members only', 'Members only'],
] as const)('BEH-7: an error %i "%s" has the title "%s"', ([status, statusMessage, title]) => {
  const error = { status, statusMessage, message: '', fatal: false };
  expect(errorTitle(error, messages)).toBe(title);
  expect(errorTitle(error, {})).toBe(statusMessage);
});
