import type { ComponentType } from 'react';
import type { ClientComponentProps, LayoutProps, ScreenProps, Words } from '../app/app.ts';
import type { Payload } from '../payload/payload.ts';

/** A payload with all the code that shows it, so that showing it waits for nothing. */
export interface Page {
  payload: Payload;
  Layout: ComponentType<LayoutProps>;
  Screen: ComponentType<ScreenProps<never>>;
  components: ReadonlyMap<string, ComponentType<ClientComponentProps>>;
  words: Words;
}
