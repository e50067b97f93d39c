import { defineFeature, textOf, z } from '@recto/site';
import type { Feature } from '@recto/site';

export interface ReadingTimeOptions {
  /**
   * Words that a reader reads in a minute.
   * @default 220
   */
  wordsPerMinute?: number;
}

/** Adds the time that it takes to read a page: as a column, in the head and the header of pages, as JSON, and as a bar at the top. */
export function readingTime({ wordsPerMinute = 220 }: ReadingTimeOptions = {}): Feature {
  return defineFeature({
    name: 'reading-time',
    options: { wordsPerMinute },
    columns: { minutes: z.number().optional() },
    hooks: {
      afterParse: (document) => {
        const words = document.body.nodes.map(textOf).join(' ').split(/\s+/u).filter(Boolean).length;
        const minutes = Math.max(1, Math.round(words / wordsPerMinute));
        return { ...document, data: { ...document.data, minutes } };
      },
    },
    slots: { pageHeader: () => import('./reading-time-header.tsx') },
    server: () => import('./reading-time.server.ts'),
    client: () => import('./reading-time.client.ts'),
  });
}
