import type { FeatureContext, SiteEndpoint } from '@recto/site/server';
import { createComponentsEndpoint } from '../documents/components-endpoint.ts';
import { createContentIndex } from '../documents/content-index.ts';
import { createDocumentChecks } from '../documents/document-checks.ts';
import { createDocumentEndpoints } from '../documents/document-endpoints.ts';
import { createDraftEndpoints } from '../documents/draft-endpoints.ts';
import { createOriginalEndpoint } from '../documents/original-endpoint.ts';
import { createIconsEndpoint } from '../documents/icons-endpoint.ts';
import { createHistoryEndpoint } from '../documents/history-endpoint.ts';
import { createLocationEndpoints } from '../documents/location-endpoint.ts';
import { createReferencesEndpoint } from '../documents/references-endpoint.ts';
import { createMediaChangeEndpoints } from '../media/change-endpoints.ts';
import { createMediaEndpoints } from '../media/media-endpoints.ts';
import { createSiteFiles } from '../media/site-files.ts';
import { createUploadEndpoints } from '../media/upload-endpoints.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { PreviewLinks } from '../preview/preview-links.ts';
import type { Repository } from '../repository/create-repository.ts';
import type { StudioStore } from '../store/studio-store.ts';

/** Options of `createStudioFileEndpoints`. */
export interface FileEndpointOptions extends Pick<
  FeatureContext,
  'checkDocuments' | 'contentDescription' | 'searchIcons' | 'report' | 'site'
> {
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Stores drafts and uploads. */
  store: StudioStore;
  /** Links to drafts. Missing if the server stores no drafts. */
  previews?: PreviewLinks | undefined;
}

/** Creates the endpoints for preparing changes before publishing: documents, drafts, media and uploads. */
export function createStudioFileEndpoints(options: FileEndpointOptions): SiteEndpoint[] {
  const { repository, folders, store, previews, checkDocuments, contentDescription, searchIcons, report, site } =
    options;
  const findSiteFiles = createSiteFiles({ site, folders, repository });
  const canPreview = checkDocuments !== undefined && contentDescription !== undefined;
  const description = contentDescription ?? { locales: [], extensions: [], collections: [], components: [] };
  const index = createContentIndex({ repository, folders });
  const checks = createDocumentChecks({ checkDocuments, folders, report });
  const { uploads } = store;
  return [
    ...createDocumentEndpoints({ repository, folders, description, index, checks }),
    ...createLocationEndpoints({ folders, description }),
    createOriginalEndpoint({ repository, folders }),
    createReferencesEndpoint({ folders, description, index }),
    createHistoryEndpoint({ folders, repository }),
    createComponentsEndpoint(description),
    createIconsEndpoint({ searchIcons }),
    ...(previews ? createDraftEndpoints({ store, folders, repository, previews, canPreview }) : []),
    ...createMediaEndpoints({ repository, folders, index, findSiteFiles }),
    ...createMediaChangeEndpoints({ repository, folders, index, findSiteFiles }),
    ...createUploadEndpoints({ repository, folders, uploads }),
  ];
}
