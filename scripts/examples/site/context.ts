/** Names that a snippet may use without an import, because the text around it explains them. */
import type { Collection, Content, PageFields, SearchSection } from '@recto/content';
import type { SiteContent } from '@recto/site';
import type { ReactNode } from 'react';

export { defineCollection, definePage, z } from '@recto/site';

export declare const content: Content<SiteContent['collections']>;
export declare const collections: Record<string, Collection>;
export declare const page: PageFields;
export declare const pages: PageFields[];
export declare const sections: SearchSection[];
export declare const path: string;
export declare const body: ReactNode;
