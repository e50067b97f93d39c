import { assetType } from '@recto/content/node';
import { defineEndpoint } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { PREVIEW_MEDIA_FOLDER } from '../feature/paths.ts';
import { encodeMarkdownUrl } from '../links/encode-markdown-url.ts';
import { findMediaReferences, resolveReference } from '../media/find-media-references.ts';
import { mediaHeaders } from '../media/media-headers.ts';
import { findUploadIds } from '../media/resolve-uploads.ts';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { Repository } from '../repository/create-repository.ts';
import type { StudioStore } from '../store/studio-store.ts';
import type { PreviewLinks } from './preview-links.ts';

/** Options of `createPreviewPictures`. */
export interface PreviewPicturesOptions {
  /** Opens links. */
  previews: Pick<PreviewLinks, 'open'>;
  /** Stored drafts and uploads. */
  store: Pick<StudioStore, 'drafts' | 'uploads'>;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Repository of the site. */
  repository: Pick<Repository, 'readHead' | 'readFile'>;
}

/** The draft that a link shows. */
interface LinkedDraft {
  user: string;
  /** Path of the text. */
  path: string;
  text: string;
  token: string;
}

/** Pictures of a preview. */
export interface PreviewPictures {
  /** Replaces the URLs of pictures that the site does not serve at these URLs, in the text of a draft. */
  linkPictures: (draft: LinkedDraft) => Promise<string>;
  /** Serves these pictures to everyone with the link. */
  endpoint: SiteEndpoint;
}

/**
 * Pictures next to a text get their URLs in a build, and uploaded ones are not published yet. Previews load both with
 * the token of the link, which gives access only to files that the draft refers to.
 */
export function createPreviewPictures(options: PreviewPicturesOptions): PreviewPictures {
  const { previews, store, folders, repository } = options;

  const uploadOf = async (user: string, path: string): Promise<string | undefined> => {
    const [id] = findUploadIds((await store.drafts.get(user, path))?.data ?? null);
    return id;
  };

  const endpoint = defineEndpoint({
    path: `${PREVIEW_MEDIA_FOLDER}/**`,
    methods: ['GET'],
    cache: 'none',
    limit: { perMinute: 600 },
    async handle(_, { path: requested }) {
      const [token = '', ...names] = requested.slice(PREVIEW_MEDIA_FOLDER.length + 1).split('/');
      const link = await previews.open(token);
      if (!link || link === 'expired') return notFound();
      const data = (await store.drafts.get(link.user, link.path))?.data;
      const text = typeof data === 'object' && data !== null && 'text' in data ? data.text : undefined;
      const path = names.join('/');
      if (typeof text !== 'string' || assetType(path) === undefined) return notFound();
      const isUsed = findMediaReferences(text).some(({ url }) => resolveReference(url, link.path, folders) === path);
      if (!isUsed) return notFound();
      const bytes = await readPicture(link.user, path);
      if (!bytes) return notFound();
      const headers = { ...mediaHeaders(path, bytes), ...PRIVATE };
      return new Response(Buffer.from(bytes), { headers });
    },
  });

  const readPicture = async (user: string, path: string): Promise<Uint8Array | undefined> => {
    const upload = await uploadOf(user, path);
    if (upload !== undefined) return await store.uploads.read(user, upload, Date.now());
    const head = await repository.readHead();
    const file = head.ok ? await repository.readFile(head.value, path) : head;
    return file.ok ? file.value : undefined;
  };

  return {
    endpoint,
    async linkPictures({ user, path, text, token }) {
      let result = '';
      let position = 0;
      for (const { url, start, end } of findMediaReferences(text)) {
        const target = resolveReference(url, path, folders);
        if (target === undefined) continue;
        const isBeside = pathBelow(target, folders.content) !== undefined;
        if (!isBeside && (await uploadOf(user, target)) === undefined) continue;
        result += `${text.slice(position, start)}${PREVIEW_MEDIA_FOLDER}/${token}/${encodeMarkdownUrl(target)}`;
        position = end;
      }
      return result + text.slice(position);
    },
  };
}

const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

function notFound(): Response {
  return new Response(null, { status: 404, headers: PRIVATE });
}
