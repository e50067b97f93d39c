import type { Tool } from '../model/tool.ts';
import { docusaurus } from './docusaurus/docusaurus.ts';
import { fumadocs } from './fumadocs/fumadocs.ts';
import { hugo } from './hugo/hugo.ts';
import { nextra } from './nextra/nextra.ts';
import { nuxtContent } from './nuxt-content/nuxt-content.ts';
import { plain } from './plain/plain.ts';
import { starlight } from './starlight/starlight.ts';
import { vitepress } from './vitepress/vitepress.ts';

/** In the order in which they are recognised; a plain folder is what no other tool claims. */
export const tools: readonly Tool[] = [docusaurus, vitepress, starlight, fumadocs, nextra, nuxtContent, hugo, plain];
