import type { App } from '../../app/app.ts';
import { addBase } from '../../app/base.ts';
import type { FeatureContext, FeatureServer } from '../../server/features/feature-server.ts';
import { requireAvailable } from '../../server/unavailable.ts';
import type { OpenKit } from '../drawing-kit.ts';
import { SERVER_LIMITS, buildLimits } from '../picture-limits.ts';
import { addSocialPicture } from './add-social-picture.ts';
import { createCardList } from './card-list.ts';
import { createPictures } from './create-pictures.ts';
import { createPictureEndpoint } from './picture-endpoint.ts';

export interface SocialServerOptions extends Pick<FeatureContext, 'mode' | 'resolvePage' | 'listPages' | 'report'> {
  app: App;
  /** What to draw with; `undefined` where the site has no pictures. */
  kit: OpenKit | undefined;
  /** The build asks which pictures to draw, for a server that cannot. */
  isAskedByBuild: boolean;
  isChanging: boolean;
  /** Told of the addresses of pictures that a static build has to write as well. */
  onShown: (address: string) => void;
}

/**
 * Pictures of shared links. A page names its picture by what is written on it. A server draws it when it is first asked
 * for; a static build asks for all that pages have named.
 */
export function createSocialServer(options: SocialServerOptions): FeatureServer {
  const { app, kit, mode, resolvePage, listPages, report, isAskedByBuild, isChanging, onShown } = options;
  if (!kit || app.site.url === undefined) return {};
  const isStatic = mode === 'static';
  const announce = (address: string): void => {
    onShown(addBase(address));
  };
  const changePage = addSocialPicture({ app, kit, resolvePage, isChanging, ...(isStatic && { announce }) });
  if (isAskedByBuild && !isStatic) {
    return { changePage, endpoints: [createCardList({ app, version: kit.version, listPages, resolvePage })] };
  }
  // The pictures are files of the host.
  if (kit.drawn) return { changePage };
  const pictures = createPictures({
    kit,
    ...(isStatic ? buildLimits() : SERVER_LIMITS),
    warn: (text) => {
      process.stderr.write(`${text}\n`);
    },
  });
  const resolve = requireAvailable(resolvePage);
  return {
    changePage,
    endpoints: [createPictureEndpoint({ app, kit, resolvePage: resolve, pictures, report })],
  };
}
