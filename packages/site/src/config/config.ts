import { addressSchema } from '@recto/content';
import type { Collection, Hooks, Transformer } from '@recto/content';
import type { UserConfig } from 'vite';
import { z } from 'zod';
import { TITLE_TEMPLATE } from '../head/head.ts';
import type { SlotModules } from '../shell/slots.ts';
import type { Feature } from './feature.ts';
import { findFeatureError } from './find-feature-error.ts';
import { findPageError } from './find-page-error.ts';
import { bannerSchema } from './banner-schema.ts';
import { headerEntrySchema, linkEntrySchema } from './header-schema.ts';
import { logoSchema } from './logo-schema.ts';
import { elementsSchema } from './elements-schema.ts';
import { markdownSchema } from './markdown-schema.ts';
import type { Page } from './page.ts';
import { partSchema } from './part.ts';
import { policySchema } from './policy-schema.ts';
import { repositorySchema } from './repository-schema.ts';
import { themeSchema } from './theme-schema.ts';

const name = z.string().min(1);
const localPath = z.string().startsWith('/', "Write a path of the site, beginning with '/'.");

const localeSchema = z.strictObject({
  /** As it is in paths and folder names: `pt_br`. */
  code: name,
  /** As its speakers write it. */
  name,
  /** The BCP 47 tag, where it differs from the code: `pt-BR`. */
  language: name.optional(),
  /** `rtl` for languages that are written from right to left. */
  dir: z.literal('rtl').optional(),
});

const ruleSchema = z.strictObject({
  /** Where to go instead: a path without language, or an address of another site. */
  redirect: name.optional(),
  /** 301 is permanent, 302 temporary. */
  status: z.union([z.literal(301), z.literal(302)]).optional(),
  /** Names of middleware to run before the pages, in this order. */
  middleware: z.array(name).readonly().optional(),
});

export const configSchema = z.strictObject({
  /** Name of the site. */
  title: name,
  /** Who the site belongs to, as the footer names them. The title, unless given. */
  owner: name.optional(),
  /** Title of a document. `{page}` and `{site}` are replaced. */
  titleTemplate: name.default(TITLE_TEMPLATE),
  /** Address at which the site is published. Canonical addresses, sitemap and feeds need it. */
  url: z.url({ protocol: /^https?$/u, error: 'Write a whole address: https://site.example.' }).optional(),
  /** Languages in the order of the language menu: codes of known languages, or languages of your own. The first is the default. */
  locales: z
    .array(z.union([name, localeSchema]))
    .min(1)
    .readonly()
    .default(['en']),
  /** Language of visitors who ask for none, and of texts without a translation, where it is not the first of `locales`. */
  defaultLocale: name.optional(),
  /** Every page, made by page kinds (`docs('/docs')`) or by `definePage`. The first that matches a path answers. */
  pages: z
    .array(
      z.union([z.custom<Page>(isPage), z.array(z.custom<Page>(isPage)).readonly()], {
        error: ({ input }) => findPageError(input),
      }),
    )
    .min(1, "A site has at least one page: page('/').")
    .readonly(),
  /** Collections of your own, beside those of the pages. */
  collections: z
    .record(name, z.custom<Collection>(isCollection, 'Write a collection: defineCollection({ type, source }).'))
    .default({}),
  /** Changes how content files are read. */
  content: z
    .strictObject({
      /** Folder of the content files. */
      folder: name.default('content'),
      /** Read formats that the engine does not know, or change what was read. */
      transformers: z.array(z.custom<Transformer>()).readonly().default([]),
      /** Functions that are called for every file, before and after it is parsed. */
      hooks: z.custom<Hooks>().optional(),
      /** TextMate grammars of code blocks, by the name of the language: a new one, or one that replaces a known one. */
      grammars: z.record(name, partSchema<unknown>()).default({}),
      /** How markdown files are read. */
      markdown: markdownSchema.prefault({}),
      /** How CSV files are read. */
      csv: z
        .strictObject({
          /** The character between two values. */
          separator: z
            .string()
            .regex(/^[^\r\n"]$/u, "Write one character: ';' or '\\t'.")
            .default(','),
        })
        .prefault({}),
      /** HTML that content may have beside the list of every site: attributes by element, those of all by `*`. */
      elements: elementsSchema.optional(),
      /** Addresses below the site that `recto check` cannot know: `/demo/**`. */
      links: z.array(localPath).readonly().default([]),
      /** Takes warnings of the text for errors: a build stops at what a page does not show as it was written. */
      strict: z.boolean().default(false),
    })
    .prefault({}),
  /** Line above the header of every page: text, or text with options. */
  banner: bannerSchema.optional(),
  /** Entries of the header. */
  header: z.array(headerEntrySchema).readonly().default([]),
  /** Links in the footer of every page: terms, privacy. */
  footer: z.array(linkEntrySchema).readonly().default([]),
  /** A button in the header of the home page. */
  callToAction: headerEntrySchema.optional(),
  /** Mark before the site's name in the header: an image (`./logo.svg`), one each for light and dark pages, or a component. */
  logo: logoSchema.optional(),
  /** Where the source is. Documentation pages link to it: "Edit this page". */
  repository: repositorySchema.optional(),
  /** Profiles elsewhere, shown in the footer. */
  socials: z
    .strictObject({
      /** Address of the server on Discord. */
      discord: z.url().optional(),
      /** Address of the profile on Bluesky. */
      bluesky: z.url().optional(),
      /** Address of the profile on X. */
      x: z.url().optional(),
    })
    .default({}),
  /** Addresses of the site's icons. */
  icon: addressSchema.optional(),
  /** The same in 32 pixels, for browsers that show no SVG. */
  smallIcon: addressSchema.optional(),
  /** The same in 180 pixels, for home screens. */
  touchIcon: addressSchema.optional(),
  /** Address of the web app manifest. */
  manifest: addressSchema.optional(),
  /** Address of the feed that the footer links to: `/blog/rss.xml`. */
  feed: addressSchema.optional(),
  /** Texts of the interface that differ from the language packs, by language. Each is the default export of a module. */
  words: z.record(name, partSchema<{ default: Record<string, string> }>()).default({}),
  /** Colours, typefaces and corners. */
  theme: themeSchema.prefault({}),
  /** A style sheet of your own, after ours: `./styles.css`. */
  styles: name.optional(),
  /** Replaces parts of every page. Each receives the properties of the default one and may render it. */
  slots: z
    .strictObject({
      /** Above every page. */
      header: partSchema<SlotModules['header']>().optional(),
      /** Below every page. */
      footer: partSchema<SlotModules['footer']>().optional(),
      /** The navigation beside documentation, and in the menu of small screens. */
      sidebar: partSchema<SlotModules['sidebar']>().optional(),
      /** The headings of a page, beside it. */
      toc: partSchema<SlotModules['toc']>().optional(),
      /** Title and description of documentation, posts, lists and plain pages. */
      pageHeader: partSchema<SlotModules['pageHeader']>().optional(),
      /** Below the text of documentation and posts. */
      pageFooter: partSchema<SlotModules['pageFooter']>().optional(),
      /** Instead of a page that does not exist. */
      notFound: partSchema<SlotModules['notFound']>().optional(),
      /** Instead of a page that failed. */
      error: partSchema<SlotModules['error']>().optional(),
    })
    .default({}),
  /** Addresses that moved: from the old path to the new one. */
  redirects: z.record(localPath, name).default({}),
  /** Rules by path pattern; matched before pages, whatever the case of letters. */
  rules: z.record(localPath, ruleSchema).default({}),
  /** Functions that run before pages, by name. Each is the default export of a module. */
  middleware: z.record(name, partSchema<{ default: unknown }>()).default({}),
  /** Parts of pages that only the server renders, by name. Each is the default export of a module. */
  islands: z.record(name, partSchema<{ default: unknown }>()).default({}),
  /** Files that are made of the content, by address. Each is made by the default export of a module. */
  files: z.record(localPath, partSchema<{ default: unknown }>()).default({}),
  /** Markdown components that map a tree to a tree, by name: the default export of a module. */
  treeComponents: partSchema<{ default: unknown }>().optional(),
  /** Features of packages, or of your own, each made by `defineFeature`. */
  features: z
    .array(
      z.custom<Feature>((value) => findFeatureError(value) === undefined, {
        error: ({ input }) => findFeatureError(input),
      }),
    )
    .readonly()
    .default([]),
  /** The search palette. */
  search: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Commands of your own in the palette. */
        actions: z.array(linkEntrySchema).readonly().default([]),
      }),
    ])
    .prefault({}),
  /** The endpoint for agents at `/mcp`. */
  mcp: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Tools of your own, by name. Each is the default export of a module. */
        tools: z.record(name, partSchema<{ default: unknown }>()).default({}),
        /** Requests of one client in a minute. */
        requestsPerMinute: z.int().positive().optional(),
        /** Origins of other sites whose pages may call it from a browser; `*` for all. */
        origins: z.array(name).readonly().optional(),
      }),
    ])
    .prefault({}),
  /** RSS, Atom and JSON feeds of blogs and changelogs. They need `url`. */
  feeds: z.boolean().default(true),
  /** `/sitemap.xml`. It needs `url`. */
  sitemap: z.boolean().default(true),
  /** `/llms.txt` and `/llms-full.txt`, for language models. */
  llms: z.boolean().default(true),
  /** Each page as markdown at `/raw{path}.md`, and at its own address for programs that prefer markdown. */
  raw: z.boolean().default(true),
  /** Pages that were read can be read without a connection. */
  offline: z.boolean().default(true),
  /** Pictures for shared links. */
  socialPictures: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Fontsource packages for titles that are not in Latin letters, by the code of the language. */
        fonts: z.record(name, name).default({}),
      }),
    ])
    .prefault({}),
  /** Icons. */
  icons: z
    .strictObject({
      /** Icon collections, each from the package `@iconify-json/{name}`. */
      collections: z.array(name).readonly().default(['lucide', 'simple-icons']),
      /** Origins that are asked, in this order, for icons that the site does not have. */
      hosts: z.array(z.url()).readonly().optional(),
    })
    .prefault({}),
  /** Images. */
  images: z
    .strictObject({
      /** Formats that images are made in, the preferred one first. `avif` takes longer to make and saves a third of the bytes. */
      formats: z
        .array(z.enum(['avif', 'webp']))
        .readonly()
        .optional(),
      /** From 1 to 100. */
      quality: z.int().min(1).max(100).optional(),
    })
    .default({}),
  /** The service that counts page views. */
  analytics: z
    .strictObject({
      /** Origin of the service: `https://plausible.io`. */
      host: z.url(),
      /** Name of this site there. */
      domain: name,
      /** Hosts whose visitors are not counted. */
      ignoredHosts: z.array(name).readonly().optional(),
      /** Whether the part after `#` is part of the page's address. */
      hashMode: z.boolean().optional(),
    })
    .optional(),
  /** Origins that pages may use beside the site itself: `https://images.example`. All others are blocked. */
  policy: policySchema.optional(),
  /** Contact for reports of vulnerabilities; it makes `/.well-known/security.txt`. */
  security: z
    .strictObject({
      /** Address to write to: `mailto:security@site.example`, or a form at `https:`. Several in order of preference. */
      contact: z.union([name, z.array(name).readonly()]),
      /** Address of your rules for reports. */
      policy: z.url().optional(),
      /** Address of the key that reports can be encrypted with. */
      encryption: z.url().optional(),
    })
    .optional(),
  /** Limits for queries that visitors send. */
  queries: z.custom<Readonly<Record<string, number>>>().optional(),
  /** Header in which your own proxy names the visitor's address: `x-forwarded-for`. Its last address counts. */
  addressHeader: name.optional(),
  /** Options for Vite. */
  vite: z.custom<UserConfig>().default({}),
});

/** What a site's `recto.config.ts` exports. */
export type Config = z.input<typeof configSchema>;
/** The same with every default filled in. */
export type ResolvedConfig = z.output<typeof configSchema>;

/** The whole configuration of a site, as the default export of `recto.config.ts`. */
export function defineConfig(config: Config): Config {
  return config;
}

function isCollection(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && 'sources' in value;
}

function isPage(value: unknown): boolean {
  return !Array.isArray(value) && findPageError(value) === undefined;
}
