import { urlSchema } from '@recto/content';
import type { Collection, Hooks, Transformer } from '@recto/content';
import type { UserConfig } from 'vite';
import { z } from 'zod';
import {
  MCP_REQUESTS_PER_MINUTE,
  QUERIES_PER_MINUTE,
  SEARCHES_PER_MINUTE,
  SIGN_INS_PER_MINUTE,
  UPLOADS_PER_MINUTE,
} from '../constants.ts';
import { TITLE_TEMPLATE } from '../head/head.ts';
import type { SlotModules } from '../shell/slots.ts';
import type { Feature } from './feature.ts';
import { findFeatureError } from './find-feature-error.ts';
import { findPageError } from './find-page-error.ts';
import { bannerSchema } from './banner-schema.ts';
import { footerEntrySchema, headerEntrySchema, linkEntrySchema } from './header-schema.ts';
import { localPath } from './local-path.ts';
import { logoSchema } from './logo-schema.ts';
import { elementsSchema } from './elements-schema.ts';
import { markdownSchema } from './markdown-schema.ts';
import type { Page } from './page.ts';
import { partSchema } from './part.ts';
import { policySchema } from './policy-schema.ts';
import { repositorySchema } from './repository-schema.ts';
import { themeSchema } from './theme-schema.ts';
import { trustProxySchema } from './trust-proxy-schema.ts';

const nonEmptyText = z.string().min(1);
const perMinute = z.int().positive();

const localeSchema = z.strictObject({
  /** Code of the language in paths and folder names: `pt_br`. */
  code: nonEmptyText,
  /** Name of the language, in that language: `Português (Brasil)`. */
  name: nonEmptyText,
  /** BCP 47 language tag, if it differs from the code: `pt-BR`. */
  language: nonEmptyText.optional(),
  /** `rtl` for languages that are written from right to left. */
  dir: z.literal('rtl').optional(),
});

const ruleSchema = z.strictObject({
  /** Redirect target: a path without the language, or a URL of another site. */
  redirect: nonEmptyText.optional(),
  /** Status of the redirect: 301 is permanent (the default), 302 temporary. */
  status: z.union([z.literal(301), z.literal(302)]).optional(),
  /** Names of middleware to run before the pages, in this order. */
  middleware: z.array(nonEmptyText).readonly().optional(),
});

/** Schema of `recto.config.ts`: types, defaults and documentation of all options. */
export const configSchema = z.strictObject({
  /** Name of the site. */
  title: nonEmptyText,
  /** Owner of the site, named in the footer. If not set, the title is used. */
  owner: nonEmptyText.optional(),
  /** Template for the title of a document. `{page}` and `{site}` are replaced. */
  titleTemplate: nonEmptyText.default(TITLE_TEMPLATE),
  /** URL at which the site is published. Canonical URLs, the sitemap and feeds need it. */
  url: z.url({ protocol: /^https?$/u, error: 'Write an absolute URL: https://site.example.' }).optional(),
  /**
   * Languages in the order of the language menu: codes of known languages, or custom languages. The first is the
   * default.
   */
  locales: z
    .array(z.union([nonEmptyText, localeSchema]))
    .min(1)
    .readonly()
    .default(['en']),
  /**
   * Code of the language for visitors without a preference, and of texts without a translation. If not set, the first
   * of `locales`.
   */
  defaultLocale: nonEmptyText.optional(),
  /**
   * All pages, created by page kinds (`docs('/docs')`) or by `definePage`. The most specific page that matches a path
   * is shown.
   */
  pages: z
    .array(
      z.union([z.custom<Page>(isPage), z.array(z.custom<Page>(isPage)).readonly()], {
        error: ({ input }) => findPageError(input),
      }),
    )
    .min(1, "A site has at least one page: page('/').")
    .readonly(),
  /** Additional collections, besides those of the pages. */
  collections: z
    .record(nonEmptyText, z.custom<Collection>(isCollection, 'Write a collection: defineCollection({ type, source }).'))
    .default({}),
  /** How content files are read. */
  content: z
    .strictObject({
      /** Folder of the content files. */
      folder: nonEmptyText.default('content'),
      /** Transformers that read additional file formats, or change the parsed content. */
      transformers: z.array(z.custom<Transformer>()).readonly().default([]),
      /** Functions that are called for every content file, before and after it is parsed. */
      hooks: z.custom<Hooks>().optional(),
      /**
       * TextMate grammars for code blocks, by language name. A grammar for a known language replaces the built-in one.
       */
      grammars: z.record(nonEmptyText, partSchema<unknown>()).default({}),
      /** How markdown files are read. */
      markdown: markdownSchema.prefault({}),
      /** How CSV files are read. */
      csv: z
        .strictObject({
          /** Character that separates values. */
          separator: z
            .string()
            .regex(/^[^\r\n"]$/u, "Write one character: ';' or '\\t'.")
            .default(','),
        })
        .prefault({}),
      /**
       * HTML elements that content may use in addition to the default list, each with its attributes. Attributes of `*`
       * are allowed on all elements.
       */
      elements: elementsSchema.optional(),
      /** Paths of the site that `recto check` accepts as link targets without checking them: `/demo/**`. */
      links: z.array(localPath).readonly().default([]),
      /** Treats warnings about content as errors: the build fails if a page would not be shown as it was written. */
      strict: z.boolean().default(false),
    })
    .prefault({}),
  /** Banner above the header of every page: a text, or an object with options. */
  banner: bannerSchema.optional(),
  /** Entries of the header. */
  header: z.array(headerEntrySchema).readonly().default([]),
  /** Links in the footer of every page: terms, privacy. A link with `children` is the head of a column of links. */
  footer: z.array(footerEntrySchema).readonly().default([]),
  /** Button in the header of the home page. */
  callToAction: headerEntrySchema.optional(),
  /**
   * Logo before the site's name in the header: an image (`./logo.svg`), one image each for light and dark mode, or a
   * component.
   */
  logo: logoSchema.optional(),
  /** Repository of the site's source. Documentation pages link to it with "Edit this page". */
  repository: repositorySchema.optional(),
  /** Social profiles, shown in the footer. */
  socials: z
    .strictObject({
      /** URL of the Discord server. */
      discord: z.url().optional(),
      /** URL of the Bluesky profile. */
      bluesky: z.url().optional(),
      /** URL of the X profile. */
      x: z.url().optional(),
    })
    .default({}),
  /** Path or URL of the site's icon in browser tabs, preferably an SVG. */
  icon: urlSchema.optional(),
  /** Path or URL of the icon in 32 pixels, for browsers that do not support SVG icons. */
  smallIcon: urlSchema.optional(),
  /** Path or URL of the icon in 180 pixels, for home screens. */
  touchIcon: urlSchema.optional(),
  /** Path or URL of the web app manifest. */
  manifest: urlSchema.optional(),
  /** Path or URL of the feed that the footer links to: `/blog/rss.xml`. */
  feed: urlSchema.optional(),
  /**
   * Interface texts that replace those of the language packs or add to them, by language. Each language is the default
   * export of a module.
   */
  messages: z.record(nonEmptyText, partSchema<{ default: Record<string, string> }>()).default({}),
  /** Colours, fonts and corner radius. */
  theme: themeSchema.prefault({}),
  /** Additional style sheet, loaded after the default one: `./styles.css`. */
  styles: nonEmptyText.optional(),
  /**
   * Components that replace parts of every page. Each receives the props of the default component and may render it.
   */
  slots: z
    .strictObject({
      /** Header of every page. */
      header: partSchema<SlotModules['header']>().optional(),
      /** Footer of every page. */
      footer: partSchema<SlotModules['footer']>().optional(),
      /** Navigation beside documentation pages, and in the menu on small screens. */
      sidebar: partSchema<SlotModules['sidebar']>().optional(),
      /** Table of contents beside a page. */
      toc: partSchema<SlotModules['toc']>().optional(),
      /** Title and description of documentation pages, posts, lists and plain pages. */
      pageHeader: partSchema<SlotModules['pageHeader']>().optional(),
      /** Footer below the text of documentation pages and posts. */
      pageFooter: partSchema<SlotModules['pageFooter']>().optional(),
      /** Shown for a page that does not exist. */
      notFound: partSchema<SlotModules['notFound']>().optional(),
      /** Shown for a page that fails with an error. */
      error: partSchema<SlotModules['error']>().optional(),
    })
    .default({}),
  /** Redirects from old paths to new ones. */
  redirects: z.record(localPath, nonEmptyText).default({}),
  /** Rules by path pattern. They are matched before pages and ignore case. */
  rules: z.record(localPath, ruleSchema).default({}),
  /** Middleware functions that run before pages, by name. Each is the default export of a module. */
  middleware: z.record(nonEmptyText, partSchema<{ default: unknown }>()).default({}),
  /** Islands, by name: parts of pages that only the server renders. Each is the default export of a module. */
  islands: z.record(nonEmptyText, partSchema<{ default: unknown }>()).default({}),
  /** Files that are generated from the content, by path. Each is generated by the default export of a module. */
  files: z.record(localPath, partSchema<{ default: unknown }>()).default({}),
  /** Markdown components that transform the content tree, by name: the default export of a module. */
  treeComponents: partSchema<{ default: unknown }>().optional(),
  /** Features from packages or from the site itself, each created by `defineFeature`. */
  features: z
    .array(
      z.custom<Feature>((value) => findFeatureError(value) === undefined, {
        error: ({ input }) => findFeatureError(input),
      }),
    )
    .readonly()
    .default([]),
  /** Search palette. `false` removes it. */
  search: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Additional commands in the palette. */
        actions: z.array(linkEntrySchema).readonly().default([]),
      }),
    ])
    .prefault({}),
  /** MCP endpoint for agents at `/mcp`. `false` removes it. */
  mcp: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Additional tools, by name. Each is the default export of a module. */
        tools: z.record(nonEmptyText, partSchema<{ default: unknown }>()).default({}),
        /** Origins of other sites whose pages may call the endpoint from a browser; `*` allows all. */
        origins: z.array(nonEmptyText).readonly().optional(),
      }),
    ])
    .prefault({}),
  /** Generates RSS, Atom and JSON feeds of blogs and changelogs. Requires `url`. */
  feeds: z.boolean().default(true),
  /** Generates `/sitemap.xml`. Requires `url`. */
  sitemap: z.boolean().default(true),
  /** Generates `/llms.txt` and `/llms-full.txt` for language models. */
  llms: z.boolean().default(true),
  /** Serves each page as markdown at `/raw{path}.md`, and at its own URL to clients that prefer markdown. */
  raw: z.boolean().default(true),
  /** Lets visitors read pages that they have visited without a network connection. */
  offline: z.boolean().default(true),
  /** Generated images for shared links. `false` turns them off. */
  socialImages: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Fontsource packages for titles in other scripts than Latin, by language code. */
        fonts: z.record(nonEmptyText, nonEmptyText).default({}),
      }),
    ])
    .prefault({}),
  /** Settings for icons. */
  icons: z
    .strictObject({
      /** Icon collections, each from the package `@iconify-json/{name}`. */
      collections: z.array(nonEmptyText).readonly().default(['lucide', 'simple-icons']),
      /**
       * Origins that are requested, in this order, for icons that the site does not have. An empty list requests none.
       */
      hosts: z.array(z.url()).readonly().optional(),
    })
    .prefault({}),
  /** Settings for images. */
  images: z
    .strictObject({
      /**
       * Formats that images are converted to, the preferred one first. `avif` takes longer to encode and saves a third
       * of the bytes.
       */
      formats: z
        .array(z.enum(['avif', 'webp']))
        .readonly()
        .optional(),
      /** Quality of converted images, from 1 to 100. */
      quality: z.int().min(1).max(100).optional(),
    })
    .default({}),
  /** Analytics service that counts page views. */
  analytics: z
    .strictObject({
      /** Origin of the service: `https://plausible.io`. */
      host: z.url(),
      /** Name of the site in the service. */
      domain: nonEmptyText,
      /** Hosts on which nothing is sent, such as `localhost`. */
      ignoredHosts: z.array(nonEmptyText).readonly().optional(),
      /** Whether URLs that differ only after `#` are different pages. */
      hashMode: z.boolean().optional(),
    })
    .optional(),
  /**
   * Asks below each documentation page whether it was helpful. The answer is sent to `analytics` as an event, or to an
   * endpoint: `/api/feedback`.
   */
  feedback: z
    .union([z.literal('analytics'), localPath, z.url({ protocol: /^https?$/u })], {
      error: "Write 'analytics', a path of the site ('/api/feedback') or a URL.",
    })
    .optional(),
  /**
   * Origins that pages may load from or send to, besides the site itself: `https://images.example`. All others are
   * blocked.
   */
  policy: policySchema.optional(),
  /** Contact for vulnerability reports, published at `/.well-known/security.txt`. */
  security: z
    .strictObject({
      /** Email address (`mailto:security@site.example`) or URL of a form. Several in order of preference. */
      contact: z.union([nonEmptyText, z.array(nonEmptyText).readonly()]),
      /** URL of your policy for vulnerability reports. */
      policy: z.url().optional(),
      /** URL of the key for encrypting reports. */
      encryption: z.url().optional(),
    })
    .optional(),
  /** Limits for content queries that browsers send. */
  queries: z.custom<Readonly<Record<string, number>>>().optional(),
  /**
   * Number of your proxies in front of the server, or their IP addresses and networks: `1`, `['10.0.0.0/8']`. Only then
   * is `X-Forwarded-For` read to tell clients apart.
   */
  trustProxy: trustProxySchema.optional(),
  /** Maximum numbers of requests per client and minute. */
  limits: z
    .strictObject({
      /** Content queries that browsers send. */
      query: perMinute.default(QUERIES_PER_MINUTE),
      /** Requests to `/api/search`. */
      search: perMinute.default(SEARCHES_PER_MINUTE),
      /** Requests of agents to `/mcp`. */
      mcp: perMinute.default(MCP_REQUESTS_PER_MINUTE),
      /** Requests to sign in to the studio. Wrong passwords also have their own limits. */
      signIn: perMinute.default(SIGN_INS_PER_MINUTE),
      /** Files that are uploaded to the studio. */
      upload: perMinute.default(UPLOADS_PER_MINUTE),
    })
    .prefault({}),
  /** Options for Vite. */
  vite: z.custom<UserConfig>().default({}),
});

/** The configuration that a `recto.config.ts` exports. */
export type Config = z.input<typeof configSchema>;
/** The configuration with every default filled in. */
export type ResolvedConfig = z.output<typeof configSchema>;

/** Defines the configuration of a site: the default export of `recto.config.ts`. */
export function defineConfig(config: Config): Config {
  return config;
}

function isCollection(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && 'sources' in value;
}

function isPage(value: unknown): boolean {
  return !Array.isArray(value) && findPageError(value) === undefined;
}
