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

test('an overlay is answered with what it is closed with', async () => {
  const overlays = createOverlays({ confirm: load });
  const answer = overlays.open('confirm', { question: 'Delete it?' });
  expectTypeOf(answer).toEqualTypeOf<Promise<boolean | undefined>>();
  await vi.waitFor(() => {
    expect(overlays.list()).toMatchObject([{ component: Confirm, props: { question: 'Delete it?' }, open: true }]);
  });
  overlays.list()[0]?.onClose(true);
  expect(await answer).toBe(true);
  // It is there, closed, until it has left.
  expect(overlays.list()).toMatchObject([{ open: false }]);
  overlays.list()[0]?.onLeft();
  expect(overlays.list()).toEqual([]);
});

test('one that is dismissed is answered with nothing', async () => {
  const overlays = createOverlays({ confirm: load });
  const answer = overlays.open('confirm', { question: 'Delete it?' });
  await vi.waitFor(() => {
    expect(overlays.list()).toHaveLength(1);
  });
  overlays.list()[0]?.onClose();
  expect(await answer).toBeUndefined();
});

test('two of a kind are answered each for itself', async () => {
  const overlays = createOverlays({ confirm: load });
  const answers = [
    overlays.open('confirm', { question: 'One?' }),
    overlays.open('confirm', { question: 'Two?' }),
  ] as const;
  await vi.waitFor(() => {
    expect(overlays.list()).toHaveLength(2);
  });
  overlays.list()[1]?.onClose(false);
  overlays.list()[0]?.onClose(true);
  expect(await Promise.all(answers)).toEqual([true, false]);
});

test.for(['alert', 'toString'])('naming "%s", which does not exist, throws', (name) => {
  const overlays = createOverlays({ confirm: load });
  expect(() => overlays.open(name as 'confirm', { question: '' })).toThrow(
    `Overlay "${name}" does not exist. Known overlays: confirm.`,
  );
});

test('one that cannot be loaded fails where it was asked for', async () => {
  const overlays = createOverlays({ confirm: (): ReturnType<typeof load> => Promise.reject(new Error('offline')) });
  await expect(overlays.open('confirm', { question: '' })).rejects.toThrow('offline');
  expect(overlays.list()).toEqual([]);
});
