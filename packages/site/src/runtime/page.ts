import type { BodyNode } from '@recto/content';
import type { ComponentType } from 'react';
import type { LayoutProps, ScreenPropsOf, Words } from '../app/app.ts';
import type { LoadedComponents } from '../body/body.tsx';
import type { NumberedProse } from '../payload/inline.ts';
import type { Payload } from '../payload/payload.ts';

/** The body of a draft. The number of a piece of prose is the first line of its source. */
export type DraftBody = BodyNode<string | NumberedProse>[];

/** A payload with all the code that shows it, so that showing it waits for nothing. */
export interface Page {
  payload: Payload;
  /** Shown in place of the payload's body, while somebody edits the page. */
  draft?: DraftBody;
  /** Values of the placeholders in the page's path. */
  params: Record<string, string>;
  Layout: ComponentType<LayoutProps>;
  Screen: ComponentType<ScreenPropsOf<never>>;
  components: LoadedComponents;
  words: Words;
}
