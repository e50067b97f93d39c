import type { WordKey } from '@recto/ui';
import type { PlaceValues } from '@recto/ui/boot';
import type { TextPart } from './mark-words.ts';

/** Something to choose: a place to go to, or a thing to do. */
export interface PaletteItem {
  /** A piece of text that the query is found in is marked. */
  label: readonly TextPart[];
  /** What it stands in, the outermost first. */
  trail?: readonly string[];
  excerpt?: readonly TextPart[];
  /** Language of its words, where it is not the reader's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** Where it leads. */
  href?: string;
  target?: '_blank' | undefined;
  /** Code of the language that it chooses. */
  locale?: string;
  /** What it does, where it leads nowhere. */
  run?: () => void;
  /** The palette is still there afterwards. */
  stays?: boolean;
  /** It is what holds now. */
  isCurrent?: boolean;
}

export interface PaletteGroup {
  /** Tells it from the others. */
  id: string;
  label: string;
  lang?: string | undefined;
  items: readonly PaletteItem[];
}

/** The interface texts of the page's language. */
export type Word = (key: WordKey, values?: PlaceValues) => string;
