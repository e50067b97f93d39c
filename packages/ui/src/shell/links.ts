import type { BadgeColor } from '../badge/badge.tsx';

/** An entry of the header, resolved for the current page. */
export interface HeaderLink {
  /** Text of the link. */
  label: string;
  /** URL of the link. */
  to: string;
  /** Whether it belongs to the current page. */
  active: boolean;
  /** Name of the icon. */
  icon?: string;
  /** Badge after the label. */
  badge?: { label: string; color?: BadgeColor };
  /** Text below the label in menus. */
  description?: string;
  /** `_blank` to open in a new tab. */
  target?: '_blank';
  /** Entries of its menu. */
  children?: readonly HeaderLink[];
}

/** The page in one language. */
export interface LanguageChoice {
  /** Name in the language itself. */
  name: string;
  /** Code of the language. */
  code: string;
  /** BCP 47 tag. */
  lang: string;
  /** Writing direction. */
  dir: 'ltr' | 'rtl';
  /** URL of the page in this language. */
  to: string;
  /** Whether it is the current language. */
  active: boolean;
}
