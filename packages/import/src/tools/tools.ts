import type { Tool } from '../model/tool.ts';
import { docusaurus } from './docusaurus/docusaurus.ts';
import { fumadocs } from './fumadocs/fumadocs.ts';
import { hugo } from './hugo/hugo.ts';
import { nextra } from './nextra/nextra.ts';
import { nuxtContent } from './nuxt-content/nuxt-content.ts';
import { plain } from './plain/plain.ts';
import { starlight } from './starlight/starlight.ts';
import { vitepress } from './vitepress/vitepress.ts';

/** All tools in the order of detection; a plain folder comes last because it matches any markdown files. */
export const tools: readonly Tool[] = [docusaurus, vitepress, starlight, fumadocs, nextra, nuxtContent, hugo, plain];
