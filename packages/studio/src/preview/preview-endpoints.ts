import { jsonResponse, findCollections } from '@recto/content/node';
import type { ContentDescription } from '@recto/content/node';
import { LOCALE_COOKIE, chooseLocale, defineEndpoint, readCookie, z } from '@recto/site/server';
import type { PreviewPage, Site, SiteEndpoint } from '@recto/site/server';
import { MAX_PATH_LENGTH } from '../documents/document-endpoints.ts';
import { PREVIEW_FOLDER, STUDIO_FOLDER } from '../feature/paths.ts';
import { rejectPath } from '../paths/reject-path.ts';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { Repository } from '../repository/create-repository.ts';
import { problemResponse } from '../repository/error-response.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { sessionOf } from '../session/authorize.ts';
import type { StudioStore } from '../store/studio-store.ts';
import { createPreviewFiles } from './preview-files.ts';
import { createPreviewPictures } from './preview-pictures.ts';
import { renderBanner, renderPreviewError } from './preview-html.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { RefusalReason } from './messages/preview-messages.ts';

/** Options of `createPreviewEndpoints`. */
export interface PreviewEndpointOptions {
  /** Creates and opens links. */
  previews: PreviewLinks;
  /** Stored drafts and uploads. */
  store: Pick<StudioStore, 'drafts' | 'uploads'>;
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Collections and languages of the site. */
  description: ContentDescription;
  /** Renders the page of a document. */
  previewPage: PreviewPage;
  /** The site. */
  site: Site;
  /** Reports an error to the log. */
  report: (error: unknown, path: string) => void;
}

/** Response of `POST /__recto_studio/preview-link`. */
export interface PreviewLinkResponse {
  /** Path of the preview, relative to the origin of the site. */
  address: string;
  /** Expiry time in milliseconds since 1970. */
  expires: number;
}

const STATUS: Readonly<Record<RefusalReason, number>> = {
  ended: 404,
  expired: 410,
  errors: 422,
  noPage: 422,
  failed: 503,
};

/** A draft that can be shown because it has a text. */
const draftSchema = z.object({ text: z.string(), from: z.string().optional() });

/** Endpoints that create links to drafts and show the drafts to everyone with a link. */
export function createPreviewEndpoints(options: PreviewEndpointOptions): SiteEndpoint[] {
  const { previews, store, folders, description, previewPage, site, report } = options;
  const { drafts } = store;
  const { base = '' } = site;
  const pictures = createPreviewPictures(options);

  const fileOf = (path: string): string => pathBelow(path, folders.content) ?? '';
  const isPage = (path: string): boolean => findCollections(fileOf(path), description).some((owner) => owner.isPage);

  const links = defineEndpoint({
    path: `${STUDIO_FOLDER}/preview-link`,
    methods: ['POST', 'DELETE'],
    role: PERMISSIONS['draft.share'],
    cache: 'none',
    limit: { perMinute: 60 },
    input: z.strictObject({ path: z.string().min(1).max(MAX_PATH_LENGTH) }),
    async handle(request, { input: { path } }) {
      const rejected = rejectPath(path, [folders.content]);
      if (rejected) return rejected;
      const { id: user } = sessionOf(request).user;
      if (request.method === 'DELETE') {
        await previews.end(user, path);
        return new Response(null, { status: 204 });
      }
      if (!isPage(path)) return noPage(path);
      const { data } = draftSchema.safeParse((await drafts.get(user, path))?.data);
      if (!data) return noDraft(path);
      const { token, expires } = await previews.create(user, path);
      return jsonResponse({ address: `${base}${PREVIEW_FOLDER}/${token}`, expires } satisfies PreviewLinkResponse);
    },
  });

  const refuse = async (request: Request, reason: RefusalReason): Promise<Response> =>
    await renderPreviewError({
      reason,
      status: STATUS[reason],
      locale: chooseLocale(readCookie(request, LOCALE_COOKIE), site),
      site,
    });

  const show = defineEndpoint({
    path: `${PREVIEW_FOLDER}/**`,
    methods: ['GET'],
    cache: 'none',
    limit: { perMinute: 60 },
    async handle(request, { path }) {
      const token = path.slice(PREVIEW_FOLDER.length + 1);
      const link = await previews.open(token);
      if (link === 'expired') return await refuse(request, 'expired');
      const { data } = draftSchema.safeParse(link && (await drafts.get(link.user, link.path))?.data);
      if (!link || !data) return await refuse(request, 'ended');
      const file = fileOf(link.path);
      const replaces = data.from === undefined ? undefined : fileOf(data.from);
      const text = await pictures.linkPictures({ ...link, text: data.text, token });
      const result = await previewPage({ file, text, replaces }, request, {
        banner: async (locale) => await renderBanner({ locale, site, expires: link.expires }),
      }).catch((error: unknown) => {
        // The URL of the request is secret, so it is not logged.
        report(error, PREVIEW_FOLDER);
        return undefined;
      });
      if (!result) return await refuse(request, 'failed');
      if ('page' in result) return result.page;
      return await refuse(request, result.problem === 'errors' ? 'errors' : 'noPage');
    },
  });

  return [links, show, pictures.endpoint, ...createPreviewFiles()];
}

function noPage(path: string): Response {
  return problemResponse(422, {
    code: 'preview/no-page',
    message: `"${path}" is not a page, so it cannot be shown.`,
    hint: 'Share the preview of a page instead.',
  });
}

function noDraft(path: string): Response {
  return problemResponse(404, {
    code: 'preview/no-draft',
    message: `The server has no draft of "${path}" with a text.`,
    hint: 'Wait until the draft is saved on the server.',
  });
}
