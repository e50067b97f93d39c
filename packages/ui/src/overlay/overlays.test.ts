import type { ReactNode } from 'react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { createOverlays } from './overlays.ts';
import type { OverlayProps } from './overlays.ts';

interface ConfirmProps extends OverlayProps<boolean> {
  question: string;
}

function Confirm({ question }: ConfirmProps): ReactNode {
  return question;
}

const load = () => Promise.resolve(Confirm);

test('opening an overlay resolves with the value it is closed with', async () => {
  const overlays = createOverlays({ confirm: load });
  const result = overlays.open('confirm', { question: 'Delete it?' });
  expectTypeOf(result).toEqualTypeOf<Promise<boolean | undefined>>();
  await vi.waitFor(() => {
    expect(overlays.list()).toMatchObject([{ component: Confirm, props: { question: 'Delete it?' }, open: true }]);
  });
  overlays.list()[0]?.onClose(true);
  expect(await result).toBe(true);
  // It stays in the list as closed until its animation has ended.
  expect(overlays.list()).toMatchObject([{ open: false }]);
  overlays.list()[0]?.onClosed();
  expect(overlays.list()).toEqual([]);
});

test('opening an overlay resolves with undefined if it is dismissed', async () => {
  const overlays = createOverlays({ confirm: load });
  const result = overlays.open('confirm', { question: 'Delete it?' });
  await vi.waitFor(() => {
    expect(overlays.list()).toHaveLength(1);
  });
  overlays.list()[0]?.onClose();
  expect(await result).toBeUndefined();
});

test('two overlays of the same name resolve independently', async () => {
  const overlays = createOverlays({ confirm: load });
  const results = [
    overlays.open('confirm', { question: 'One?' }),
    overlays.open('confirm', { question: 'Two?' }),
  ] as const;
  await vi.waitFor(() => {
    expect(overlays.list()).toHaveLength(2);
  });
  overlays.list()[1]?.onClose(false);
  overlays.list()[0]?.onClose(true);
  expect(await Promise.all(results)).toEqual([true, false]);
});

test.for(['alert', 'toString'])('opening "%s", which does not exist, throws', (name) => {
  const overlays = createOverlays({ confirm: load });
  expect(() => overlays.open(name as 'confirm', { question: '' })).toThrow(
    `Overlay "${name}" does not exist. Known overlays: confirm.`,
  );
});

test('opening an overlay rejects if it cannot be loaded', async () => {
  const overlays = createOverlays({ confirm: (): ReturnType<typeof load> => Promise.reject(new Error('offline')) });
  await expect(overlays.open('confirm', { question: '' })).rejects.toThrow('offline');
  expect(overlays.list()).toEqual([]);
});
