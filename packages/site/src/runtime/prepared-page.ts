import type { BodyNode } from '@recto/content';
import type { ComponentType } from 'react';
import type { LayoutProps, ScreenPropsOf, Messages } from '../app/app.ts';
import type { DraftProse, LoadedComponents } from '../body/body.tsx';
import type { Payload } from '../payload/payload.ts';

/** The body of a draft. */
export type DraftBody = BodyNode<string | DraftProse>[];

/** A payload with all the code that renders it, so that it can be rendered synchronously. */
export interface PreparedPage {
  /** The page as data. */
  payload: Payload;
  /** Rendered instead of the payload's body while the page is being edited. */
  draft?: DraftBody;
  /** Values of the parameters in the path of the page. */
  params: Record<string, string>;
  /** Layout of the page. */
  Layout: ComponentType<LayoutProps>;
  /** Screen of the page. */
  Screen: ComponentType<ScreenPropsOf<never>>;
  /** Components that the page uses. */
  components: LoadedComponents;
  /** Interface texts in the language of the page. */
  messages: Messages;
}
