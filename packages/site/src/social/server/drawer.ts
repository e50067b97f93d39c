import { join } from 'node:path';
import { limitConcurrency } from '../../server/limit-concurrency.ts';
import { KIT_WORKER_FILE } from '../drawing-kit.ts';
import type { DrawnCard } from '../draw/draw-message.ts';
import type { SocialCard } from '../social-card.ts';
import { createDrawThread } from './draw-thread.ts';
import type { DrawThread } from './draw-thread.ts';

/** Options of `createDrawer`. */
export interface DrawerOptions {
  /** Folder of the kit. */
  folder: string;
  /** Number of threads that render at the same time. */
  threads: number;
  /** Maximum number of cards that wait for a thread; further ones are rejected. */
  waiting: number;
}

/** Renders cards in threads. */
export interface Drawer {
  /** Renders a card; `undefined` if too many cards wait. Rejects if no image can be rendered on this machine. */
  draw: (card: SocialCard) => Promise<DrawnCard | undefined>;
  /** Ends all threads. */
  close: () => Promise<void>;
}

/** Time after which an idle thread ends to free its memory, in milliseconds. */
const IDLE_TIME_MS = 30_000;

/** Creates a pool of rendering threads, which start on demand. */
export function createDrawer({ folder, threads, waiting }: DrawerOptions): Drawer {
  const run = limitConcurrency({ running: threads, waiting });
  const idle: DrawThread[] = [];
  const all = new Set<DrawThread>();
  /** Why threads cannot start: the renderer is missing on this machine. It is not tried again. */
  let startError: Error | undefined;

  const acquireThread = async (): Promise<DrawThread> => {
    const free = idle.pop();
    if (free) return free;
    const thread = createDrawThread(join(folder, KIT_WORKER_FILE), { folder });
    all.add(thread);
    try {
      await thread.ready;
      return thread;
    } catch (error) {
      // The error of a thread that was closed while starting does not affect the next one.
      if (all.delete(thread)) startError = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };

  const end = async (thread: DrawThread): Promise<void> => {
    all.delete(thread);
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    await thread.close();
  };

  const releaseThread = (thread: DrawThread): void => {
    if (!thread.isAlive()) {
      all.delete(thread);
      return;
    }
    idle.push(thread);
    thread.afterIdle(IDLE_TIME_MS, () => void end(thread));
  };

  return {
    draw: async (card) =>
      await run(async () => {
        if (startError) throw startError;
        const thread = await acquireThread();
        try {
          return await thread.draw(card);
        } finally {
          releaseThread(thread);
        }
      }),
    async close() {
      await Promise.all([...all].map(end));
    },
  };
}
