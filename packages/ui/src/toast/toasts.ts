import { TOASTS_VISIBLE, TOAST_REMOVE_MS } from '../constants.ts';
import { createStore } from '../store/create-store.ts';
import type { SemanticColor } from '../theme/semantic-colors.ts';

export interface ToastConfig {
  title: string;
  description?: string;
  color?: SemanticColor;
  /** How long it stays, in milliseconds; `Infinity` until it is closed. */
  duration?: number;
  /** One thing that can be done about it. */
  action?: { label: string; onAct: () => void };
}

export interface Toast extends ToastConfig {
  id: number;
  /** A closed one is on its way out. */
  open: boolean;
}

export interface Toasts {
  /** Puts a toast at the end of the queue. Gives its number, to close or change it by. */
  add: (toast: ToastConfig) => number;
  update: (id: number, change: Partial<ToastConfig>) => void;
  close: (id: number) => void;
  clear: () => void;
  /** The toasts that are visible; the same list until one of them changes. */
  visible: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

/** A queue of toasts. It lives outside the page's components, so that anything can speak through it. */
export function createToasts(): Toasts {
  let queue: readonly Toast[] = [];
  const shown = createStore<readonly Toast[]>([]);
  let lastId = 0;

  const change = (next: readonly Toast[]): void => {
    queue = next;
    shown.set(queue.slice(0, TOASTS_VISIBLE));
  };
  const close = (id: number): void => {
    const closing = queue.find((toast) => toast.id === id);
    if (closing?.open !== true) return;
    change(queue.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => {
      change(queue.filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_MS);
  };

  return {
    add(toast) {
      lastId += 1;
      change([...queue, { ...toast, id: lastId, open: true }]);
      return lastId;
    },
    update(id, changed) {
      change(queue.map((toast) => (toast.id === id ? { ...toast, ...changed } : toast)));
    },
    close,
    clear() {
      // Those that wait have not been seen: they need no time to leave.
      change(shown.get());
      for (const { id } of shown.get()) close(id);
    },
    visible: shown.get,
    subscribe: shown.subscribe,
  };
}
