import { componentsIn } from '@recto/content';
import type { ComponentType } from 'react';
import type { App, LayoutProps } from '../app/app.ts';
import { addIcons } from '../icons/icon-store.ts';
import { addImages } from '../images/image-store.ts';
import { ErrorPage } from './error-page.tsx';
import type { Payload } from '../payload/payload.ts';
import type { Page } from './page.ts';
import type { LoadedComponents } from '../body/body.tsx';

/** Loads all that a payload needs to be shown. */
export async function preparePage(app: App, payload: Payload): Promise<Page> {
  if (payload.icons) addIcons(payload.icons);
  if (payload.images) addImages(payload.images);
  const route = app.routes.find(({ name }) => name === payload.route);
  const [words = {}, Layout, Screen, components] = await Promise.all([
    app.words[payload.locale]?.(),
    route && !payload.error ? route.layout() : PlainLayout,
    route && !payload.error ? route.screen() : ErrorPage,
    loadComponents(app, componentsIn(payload.body)),
  ]);
  return { payload, Layout, Screen, components, words };
}

/** Those that the site does not have are left out. */
export async function loadComponents(app: App, names: readonly string[]): Promise<LoadedComponents> {
  const named = names.map(async (name) => {
    const component = Object.hasOwn(app.components, name) ? await app.components[name]?.load() : undefined;
    return component && ([name, component] as const);
  });
  const loaded = await Promise.all(named);
  return new Map(loaded.filter((entry) => entry !== undefined));
}

const PlainLayout: ComponentType<LayoutProps> = ({ children }) => children;
