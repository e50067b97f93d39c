import { ContentError } from '@recto/content';
import { defineFeature, definePage, z } from '@recto/site';
import type { Feature } from '@recto/site';
import { remoteAddressPlugin } from '../session/remote-address-plugin.ts';
import { editorChunkPlugin } from './editor-chunk-plugin.ts';
import { editorDependenciesPlugin } from './editor-dependencies-plugin.ts';
import { noRequirePlugin } from './no-require-plugin.ts';
import { onlineOnlyPlugin } from './online-only-plugin.ts';
import { studioOptionsSchema } from './options.ts';
import type { StudioConfig } from './options.ts';

/** The studio: people sign in and edit the site on its own pages. */
export function studio(config: StudioConfig = {}): Feature {
  const { data: options, error } = studioOptionsSchema.safeParse(config);
  if (!options) {
    throw new ContentError(
      'config/studio',
      `studio() has invalid options:\n${z.prettifyError(error)}`,
      'Correct them in recto.config.ts.',
    );
  }
  return defineFeature({
    name: 'studio',
    // Removes undefined, which JSON does not support. No part of the feature sends options to browsers.
    options: JSON.parse(JSON.stringify(options)) as Feature['options'],
    pages: [
      definePage({
        path: options.signInPage,
        perVisitor: true,
        meta: { noindex: true },
        server: () => import('./sign-in-page.server.ts'),
        screen: () => import('./sign-in-screen.tsx'),
      }),
    ],
    vite: () => [
      remoteAddressPlugin(),
      onlineOnlyPlugin(),
      noRequirePlugin(),
      editorChunkPlugin(),
      editorDependenciesPlugin(),
    ],
    server: () => import('./studio.server.ts'),
    boot: () => import('./studio.boot.ts'),
    shortcuts: [{ key: '.', label: 'header.studio' }],
  });
}
