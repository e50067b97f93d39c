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

/** The list of files that a demo reads first. */
export interface DemoTree extends Tree {
  /** URLs of pictures stored next to texts, by file path. */
  media: Readonly<Record<string, string>>;
}

/** The published content of a demo. */
export interface DemoContent {
  /** The list of files. */
  tree: DemoTree;
  /** Returns a document, or `undefined` if the path is not a published page. */
  document: (path: string) => DocumentResponse | undefined;
}

/** Options of `readDemoContent`. */
export interface DemoContentOptions extends Pick<FileContext, 'content' | 'listPages'> {
  /** Collections and languages of the site. */
  description: ContentDescription;
}

/** Folders of a repository whose root is the folder of the site. */
const FOLDERS: StudioFolders = { content: 'content', public: 'public' };

interface PageFile {
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
  const files = new Map<string, PageFile>();
  const media = new Map<string, string>();
  const pages = (await listPages()).filter(({ file }) => file !== undefined);
  for (const [collection = '', listed] of Map.groupBy(pages, (page) => page.collection)) {
    const paths = new Set(listed.map(({ path }) => path));
    for (const row of await content.run({ ...ALL_ROWS, collection })) {
      const { path, stem, extension, body, ...fields } = row as Row;
      const text = paths.has(path) ? body?.raw : undefined;
      if (text === undefined) continue;
      const file = `${FOLDERS.content}/${stem}.${extension}`;
      const bytes = new TextEncoder().encode(text);
      // The fields were parsed when the content was built, so the server needs no parser.
      const { title, meta } = fields as { title?: unknown; meta?: Record<string, unknown> };
      const metadata = await describeText(file, text, { title, sourceHash: meta?.['sourceHash'] });
      files.set(file, { path: file, text, id: blobId(bytes, ''), metadata });
      for (const [name, address] of findPublishedMedia(file, text, [body?.nodes, fields], FOLDERS)) {
        media.set(name, address);
      }
    }
  }
  return describeDemo([...files.values()], media, description);
}

type Row = Record<string, unknown> & { path: string; stem: string; extension: string; body: DocumentBody | undefined };

const ALL_ROWS = { where: { join: 'AND' as const, parts: [] }, fields: [], order: [], skip: 0, limit: undefined };

function describeDemo(
  files: readonly PageFile[],
  media: ReadonlyMap<string, string>,
  description: ContentDescription,
): DemoContent {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pictures = [...media.keys()].map((path): ListedFile => ({ path, id: '', kind: 'media' }));
  const pages = listDocuments({
    tree: {
      files: files.map(({ path, id }) => ({ path, id, kind: 'file' as const, executable: false })),
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
      const file = byPath.get(path);
      const page = listed.get(path);
      if (!file || !page) return undefined;
      return {
        path,
        revision,
        id: file.id,
        encoding: 'text',
        content: file.text,
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
