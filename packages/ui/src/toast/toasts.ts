import { MAX_VISIBLE_TOASTS, TOAST_REMOVE_MS } from '../constants.ts';
import { createStore } from '../store/create-store.ts';
import type { SemanticColor } from '../theme/semantic-colors.ts';

/** Content and options of a toast. */
export interface ToastConfig {
  /** Title of the toast. */
  title: string;
  /** Text below the title. */
  description?: string;
  /** Colour of the toast. */
  color?: SemanticColor;
  /** Duration in milliseconds; `Infinity` to keep it until it is closed. */
  duration?: number;
  /** Button for one action. */
  action?: { label: string; onClick: () => void };
}

/** A toast in the queue. */
export interface Toast extends ToastConfig {
  /** Number that identifies the toast. */
  id: number;
  /** Whether it is open; a closed toast is being removed. */
  open: boolean;
}

/** A queue of toasts. */
export interface Toasts {
  /** Adds a toast to the queue. Returns its id for `update` and `close`. */
  add: (toast: ToastConfig) => number;
  /** Changes a toast. */
  update: (id: number, change: Partial<ToastConfig>) => void;
  /** Closes a toast. */
  close: (id: number) => void;
  /** Closes all toasts. */
  clear: () => void;
  /** Returns the visible toasts; the same array until one of them changes. */
  visible: () => readonly Toast[];
  /** Calls a listener on every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a queue of toasts outside of React, so that any code can add toasts. */
export function createToasts(): Toasts {
  let queue: readonly Toast[] = [];
  const visible = createStore<readonly Toast[]>([]);
  let lastId = 0;

  const change = (next: readonly Toast[]): void => {
    queue = next;
    visible.set(queue.slice(0, MAX_VISIBLE_TOASTS));
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
      // Toasts in the queue were never visible, so they are removed without an animation.
      change(visible.get());
      for (const { id } of visible.get()) close(id);
    },
    visible: visible.get,
    subscribe: visible.subscribe,
  };
}
