import { expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { createPageNotifier, MISSED_CHANGES_EVENT } from './notify-pages.ts';
import type { MissedChangesQuestion } from './notify-pages.ts';

type Listener = (question: MissedChangesQuestion, client: { send: (event: string, data: unknown) => void }) => void;

/** A server whose open pages are the function `sent`; `ask` asks as a page that was requested `age` ms ago. */
function createServer() {
  const sent = vi.fn<(event: string, data: unknown) => void>();
  const listeners = new Map<string, Listener>();
  const ws = { on: (event: string, listener: Listener) => listeners.set(event, listener), send: sent };
  const ask = (age: number): unknown[] => {
    const received: unknown[] = [];
    listeners.get(MISSED_CHANGES_EVENT)?.({ age }, { send: (event) => received.push(event) });
    return received;
  };
  return { server: { ws } as unknown as ViteDevServer, sent, ask };
}

test('sends an event to open pages', () => {
  const { server, sent } = createServer();
  const notify = createPageNotifier(server, 'changed');
  notify({ path: '/a' });
  notify();
  expect(sent.mock.calls).toEqual([
    ['changed', { path: '/a' }],
    ['changed', {}],
  ]);
});

test('sends a missed change only to pages that were requested before it', () => {
  vi.useFakeTimers();
  try {
    const { server, ask } = createServer();
    const notify = createPageNotifier(server, 'changed');
    vi.advanceTimersByTime(1000);
    expect(ask(500)).toEqual([]);
    notify();
    vi.advanceTimersByTime(100);
    expect(ask(99)).toEqual([]);
    expect(ask(100)).toEqual(['changed']);
    expect(ask(500)).toEqual(['changed']);
  } finally {
    vi.useRealTimers();
  }
});
