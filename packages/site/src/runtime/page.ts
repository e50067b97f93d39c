import type { ComponentType } from 'react';
import type { LayoutProps, ScreenPropsOf, Words } from '../app/app.ts';
import type { LoadedComponents } from '../body/body.tsx';
import type { Payload } from '../payload/payload.ts';

/** A payload with all the code that shows it, so that showing it waits for nothing. */
export interface Page {
  payload: Payload;
  /** Values of the placeholders in the page's path. */
  params: Record<string, string>;
  Layout: ComponentType<LayoutProps>;
  Screen: ComponentType<ScreenPropsOf<never>>;
  components: LoadedComponents;
  words: Words;
}
