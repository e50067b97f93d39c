import type { App } from '../../app/app.ts';
import { addBase } from '../../app/base.ts';
import type { FeatureContext, FeatureServer } from '../../server/features/feature-server.ts';
import { requireAvailable } from '../../server/unavailable.ts';
import type { OpenKit } from '../drawing-kit.ts';
import { SERVER_LIMITS, buildLimits } from '../render-limits.ts';
import { addSocialImage } from './add-social-image.ts';
import { createCardList } from './card-list.ts';
import { createSocialImages } from './create-social-images.ts';
import { createSocialImageEndpoint } from './social-image-endpoint.ts';

/** Options of `createSocialServer`. */
export interface SocialServerOptions extends Pick<FeatureContext, 'mode' | 'resolvePage' | 'listPages' | 'report'> {
  app: App;
  /** The kit; `undefined` if the site has no social images. */
  kit: OpenKit | undefined;
  /** Whether the build requests the list of images, for a server that cannot render. */
  isRequestedByBuild: boolean;
  /** Whether content can change while the server runs. */
  isChanging: boolean;
  /** Called with the paths of images that a static build has to write. */
  onShown: (address: string) => void;
}

/**
 * Creates the server part of social images. A page references its image by a hash of its texts. A server renders it on
 * the first request; a static build requests all images that pages reference.
 */
export function createSocialServer(options: SocialServerOptions): FeatureServer {
  const { app, kit, mode, resolvePage, listPages, report, isRequestedByBuild, isChanging, onShown } = options;
  if (!kit || app.site.url === undefined) return {};
  const isStatic = mode === 'static';
  const onImage = (address: string): void => {
    onShown(addBase(address));
  };
  const changePage = addSocialImage({ app, kit, resolvePage, isChanging, ...(isStatic && { onImage }) });
  if (isRequestedByBuild && !isStatic) {
    return { changePage, endpoints: [createCardList({ app, version: kit.version, listPages, resolvePage })] };
  }
  // The images are static files of the host.
  if (kit.drawn) return { changePage };
  const pictures = createSocialImages({
    kit,
    ...(isStatic ? buildLimits() : SERVER_LIMITS),
    warn: (text) => {
      process.stderr.write(`${text}\n`);
    },
  });
  const resolve = requireAvailable(resolvePage);
  return {
    changePage,
    endpoints: [createSocialImageEndpoint({ app, kit, resolvePage: resolve, pictures, report })],
  };
}
