import type { BadgeColor } from '../badge/badge.tsx';

/** An entry of the header, ready to be shown. */
export interface HeaderLink {
  label: string;
  to: string;
  active: boolean;
  icon?: string;
  badge?: { label: string; color?: BadgeColor };
  description?: string;
  target?: '_blank';
  children?: readonly HeaderLink[];
}

/** The page in one language. */
export interface LanguageChoice {
  /** As its speakers write it. */
  name: string;
  code: string;
  /** BCP 47. */
  lang: string;
  dir: 'ltr' | 'rtl';
  to: string;
  active: boolean;
}
