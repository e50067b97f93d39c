import { expect, test, vi } from 'vitest';
import { PAYLOAD_SELECTOR } from '../payload/payload-id.ts';
import { recordError, reportMountFailure } from './mount-failure.ts';

test('logs the error and records it in the payload', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const element = { textContent: '{"path":"/en","errors":{}}' };
  const error = new Error('no way');
  reportMountFailure(error, {
    querySelector: (selector: string) => (selector === PAYLOAD_SELECTOR ? element : null),
  } as unknown as Document);
  expect(log).toHaveBeenCalledExactlyOnceWith('Error while mounting app:', error);
  expect(JSON.parse(element.textContent)).toEqual({
    path: '/en',
    errors: { mount: { status: 500, message: 'no way' } },
  });
});

test('only logs the error on a page without a payload', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => {
    reportMountFailure('text', { querySelector: () => null } as unknown as Document);
  }).not.toThrow();
});

test('keeps other errors', () => {
  const text = recordError('{"errors":{"search":{"status":503,"message":"later"}}}', 'no way');
  expect(JSON.parse(text)).toEqual({
    errors: { search: { status: 503, message: 'later' }, mount: { status: 500, message: 'no way' } },
  });
});

test.for(['', '{', 'null', '7'])('replaces the invalid payload %o', (text) => {
  expect(JSON.parse(recordError(text, 'no way'))).toEqual({ errors: { mount: { status: 500, message: 'no way' } } });
});
