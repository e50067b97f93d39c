import { join } from 'node:path';
import { limitConcurrency } from '../../server/limit-concurrency.ts';
import { WORKER_FILE } from '../drawing-kit.ts';
import type { DrawnCard } from '../draw/draw-message.ts';
import type { SocialCard } from '../social-card.ts';
import { createDrawThread } from './draw-thread.ts';
import type { DrawThread } from './draw-thread.ts';

export interface DrawerOptions {
  /** The folder of the kit. */
  folder: string;
  /** Threads that draw at the same time. */
  threads: number;
  /** Cards that wait for a thread; further ones are refused. */
  waiting: number;
}

export interface Drawer {
  /** The picture of a card; `undefined` where too many wait. Rejects where no picture can be drawn here. */
  draw: (card: SocialCard) => Promise<DrawnCard | undefined>;
  close: () => Promise<void>;
}

/** A thread that draws nothing for so many milliseconds ends, and its memory is free. */
const IDLE_TIME = 30_000;

/** Draws cards in threads of their own, which start when they are needed. */
export function createDrawer({ folder, threads, waiting }: DrawerOptions): Drawer {
  const run = limitConcurrency({ running: threads, waiting });
  const idle: DrawThread[] = [];
  const all = new Set<DrawThread>();
  /** Why threads cannot start: what draws is missing on this machine. It is not tried again. */
  let unable: Error | undefined;

  const takeThread = async (): Promise<DrawThread> => {
    const free = idle.pop();
    if (free) return free;
    const thread = createDrawThread(join(folder, WORKER_FILE), { folder });
    all.add(thread);
    try {
      await thread.ready;
      return thread;
    } catch (error) {
      // One that was closed while it started says nothing about the next.
      if (all.delete(thread)) unable = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };

  const end = async (thread: DrawThread): Promise<void> => {
    all.delete(thread);
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    await thread.close();
  };

  const giveBack = (thread: DrawThread): void => {
    if (!thread.isAlive()) {
      all.delete(thread);
      return;
    }
    idle.push(thread);
    thread.afterIdle(IDLE_TIME, () => void end(thread));
  };

  return {
    draw: async (card) =>
      await run(async () => {
        if (unable) throw unable;
        const thread = await takeThread();
        try {
          return await thread.draw(card);
        } finally {
          giveBack(thread);
        }
      }),
    async close() {
      await Promise.all([...all].map(end));
    },
  };
}
