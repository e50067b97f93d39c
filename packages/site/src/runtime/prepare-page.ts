import { componentsIn } from '@recto/content';
import type { ComponentType } from 'react';
import type { App, LayoutProps } from '../app/app.ts';
import { compilePattern } from '../app/pattern.ts';
import { addIcons } from '../icons/icon-store.ts';
import { addImages } from '../images/image-store.ts';
import { splitLocale } from '../languages/locale.ts';
import { loadComponents } from './load-components.ts';
import type { Payload } from '../payload/payload.ts';
import type { PreparedPage } from './prepared-page.ts';

/** Loads everything that is needed to render a payload. */
export async function preparePage(app: App, payload: Payload): Promise<PreparedPage> {
  if (payload.icons) addIcons(payload.icons);
  if (payload.images) addImages(payload.images);
  const route = app.routes.find(({ path }) => path === payload.route);
  const [messages = {}, Layout, Screen, components] = await Promise.all([
    app.messages[payload.locale]?.(),
    route && !payload.error ? route.layout() : PlainLayout,
    route && !payload.error ? route.screen() : loadErrorPage(),
    loadComponents(app, componentsIn(payload.body)),
  ]);
  const localPath = splitLocale(payload.path, app.site)?.path ?? '';
  const params = (route && compilePattern(route.path).match(localPath)) ?? {};
  return { payload, params, Layout, Screen, components, messages };
}

const loadErrorPage = async () => (await import('./error-page.tsx')).ErrorPage;

const PlainLayout: ComponentType<LayoutProps> = ({ children }) => children;
