import type { DocumentBody } from '@recto/content';
import type { ContentDescription } from '@recto/content/node';
import type { FileContext } from '@recto/site/server';
import { createHash } from 'node:crypto';
import { listDocuments } from '../documents/list-documents.ts';
import type { ListedFile } from '../documents/list-documents.ts';
import { describeCollection } from '../documents/listed-collection.ts';
import { describeText } from '../documents/file-metadata.ts';
import type { FileMetadata } from '../documents/file-metadata.ts';
import type { DocumentResponse } from '../editor/documents/published-document.ts';
import type { Tree } from '../editor/studio.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { blobId } from '../repository/blob-id.ts';
import { findPublishedMedia } from './published-media.ts';

/** The list of files, which the demo loads when it starts. */
export interface DemoTree extends Tree {
  /** URLs of the media files in the content folder, by file path. */
  media: Readonly<Record<string, string>>;
}

/** The published content of a demo. */
export interface DemoContent {
  /** The list of files. */
  tree: DemoTree;
  /** Returns the source of a page by the path of its file, or `undefined` if it is not a published page. */
  document: (path: string) => DocumentResponse | undefined;
}

/** Options of `readDemoContent`. */
export interface DemoContentOptions extends Pick<FileContext, 'content' | 'listPages'> {
  /** Collections and languages of the site. */
  description: ContentDescription;
}

/** Folders of a repository whose root is the folder of the site. */
const FOLDERS: StudioFolders = { content: 'content', public: 'public' };

/** The source file of a published page. */
interface PageSource {
  path: string;
  id: string;
  text: string;
  metadata: FileMetadata;
}

/**
 * Reads the source of every public page. Drafts are left out, and so are files of collections that do not store the
 * source text.
 */
export async function readDemoContent({ content, listPages, description }: DemoContentOptions): Promise<DemoContent> {
  const sources = new Map<string, PageSource>();
  const media = new Map<string, string>();
  const pages = (await listPages()).filter(({ file }) => file !== undefined);
  for (const [collection = '', listed] of Map.groupBy(pages, (page) => page.collection)) {
    const paths = new Set(listed.map(({ path }) => path));
    for (const row of await content.run({ ...ALL_ROWS, collection })) {
      const { path: pagePath, stem, extension, body, ...fields } = row as Row;
      const text = paths.has(pagePath) ? body?.raw : undefined;
      if (text === undefined) continue;
      const file = `${FOLDERS.content}/${stem}.${extension}`;
      const bytes = new TextEncoder().encode(text);
      // The fields were parsed when the content was built, so the server needs no parser.
      const { title, meta } = fields as { title?: unknown; meta?: Record<string, unknown> };
      const metadata = await describeText(file, text, { title, sourceHash: meta?.['sourceHash'] });
      sources.set(file, { path: file, text, id: blobId(bytes, ''), metadata });
      for (const [path, url] of findPublishedMedia(file, text, [body?.nodes, fields], FOLDERS)) {
        media.set(path, url);
      }
    }
  }
  return describeDemo([...sources.values()], media, description);
}

type Row = Record<string, unknown> & { path: string; stem: string; extension: string; body: DocumentBody | undefined };

const ALL_ROWS = { where: { join: 'AND' as const, parts: [] }, fields: [], order: [], skip: 0, limit: undefined };

function describeDemo(
  sources: readonly PageSource[],
  media: ReadonlyMap<string, string>,
  description: ContentDescription,
): DemoContent {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const pictures = [...media.keys()].map((path): ListedFile => ({ path, id: '', kind: 'media' }));
  const pages = listDocuments({
    tree: {
      files: sources.map(({ path, id }) => ({ path, id, kind: 'file' as const, executable: false })),
      metadataOf: ({ path }) => byPath.get(path)?.metadata,
    },
    folders: FOLDERS,
    description,
    changes: [],
    isInvalid: () => false,
  }).filter(({ kind }) => kind === 'page');
  const listed = new Map(pages.map((page) => [page.path, page]));
  const revision = createHash('sha1').update(JSON.stringify(pages)).digest('hex');
  return {
    tree: {
      revision,
      branch: '',
      folders: FOLDERS,
      locales: description.locales,
      collections: description.collections.map(describeCollection),
      files: [...pages, ...pictures],
      media: Object.fromEntries(media),
    },
    document(path) {
      const source = byPath.get(path);
      const page = listed.get(path);
      if (!source || !page) return undefined;
      return {
        path,
        revision,
        id: source.id,
        encoding: 'text',
        content: source.text,
        type: 'text/plain',
        collection: page.collection ?? null,
        isNavigation: false,
        locale: page.locale ?? null,
        route: page.route ?? null,
        fields: description.collections.find(({ name }) => name === page.collection)?.fields ?? null,
        problems: null,
      };
    },
  };
}
