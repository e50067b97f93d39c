/** What a snippet may speak of without saying where it comes from. The text around it does. */
import type { Collection, Content, PageFields, SearchSection } from '@recto/content';
import type { ReactNode } from 'react';
import type contentConfig from './content.config.ts';

export { defineCollection, defineContent } from '@recto/content';
export { createContentClient } from '@recto/content/client';
export { z } from 'zod';
export type { contentConfig };

export declare const content: Content<(typeof contentConfig)['collections']>;
export declare const collections: Record<string, Collection>;
export declare const page: PageFields;
export declare const pages: PageFields[];
export declare const sections: SearchSection[];
export declare const path: string;
export declare const text: string;
export declare const today: string;
export declare const body: ReactNode;
