import type { MessageKey } from '@recto/ui';
import type { PlaceholderValues } from '@recto/ui/boot';
import type { TextPart } from './mark-words.ts';

/** An option of the palette: a link or an action. */
export interface PaletteItem {
  /** Label, with the parts that match the query marked. */
  label: readonly TextPart[];
  /** Titles of the surrounding sections, the outermost first. */
  trail?: readonly string[];
  excerpt?: readonly TextPart[];
  /** Language tag of its text, if it differs from the language of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** URL of a link. */
  href?: string;
  target?: '_blank' | undefined;
  /** Locale code, if the option selects a language. */
  locale?: string;
  /** The action, if the option is not a link. */
  run?: () => void;
  /** Whether the palette stays open afterwards. */
  keepsOpen?: boolean;
  /** Whether the option is the current value. */
  isCurrent?: boolean;
}

/** A group of options with a label. */
export interface PaletteGroup {
  /** Unique id of the group. */
  id: string;
  label: string;
  lang?: string | undefined;
  items: readonly PaletteItem[];
}

/** Returns a message of the interface in the language of the page. */
export type GetMessage = (key: MessageKey, values?: PlaceholderValues) => string;
