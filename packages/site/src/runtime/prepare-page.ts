import { componentsIn } from '@recto/content';
import type { ComponentType } from 'react';
import type { App, LayoutProps } from '../app/app.ts';
import { addIcons } from '../icons/icon-store.ts';
import { ErrorPage } from './error-page.tsx';
import type { Payload } from '../payload/payload.ts';
import type { Page } from './page.ts';

/** Loads all that a payload needs to be shown. */
export async function preparePage(app: App, payload: Payload): Promise<Page> {
  if (payload.icons) addIcons(payload.icons);
  const route = app.routes.find(({ name }) => name === payload.route);
  const [words = {}, Layout, Screen, components] = await Promise.all([
    app.words[payload.locale]?.(),
    route && !payload.error ? route.layout() : PlainLayout,
    route && !payload.error ? route.screen() : ErrorPage,
    loadComponents(app, payload),
  ]);
  return { payload, Layout, Screen, components, words };
}

async function loadComponents(app: App, { body }: Payload): Promise<Page['components']> {
  const named = componentsIn(body).map(async (name) => {
    const component = Object.hasOwn(app.components, name) ? await app.components[name]?.load() : undefined;
    return component && ([name, component] as const);
  });
  const loaded = await Promise.all(named);
  return new Map(loaded.filter((entry) => entry !== undefined));
}

const PlainLayout: ComponentType<LayoutProps> = ({ children }) => children;
