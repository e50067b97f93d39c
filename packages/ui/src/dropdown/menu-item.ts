import type { ReactNode } from 'react';
import type { SemanticColor } from '../theme/semantic-colors.ts';

/** One entry of a menu: it does something, leads somewhere, or opens further entries. */
export interface MenuItem {
  label: string;
  icon?: ReactNode;
  color?: SemanticColor;
  disabled?: boolean;
  /** Keys that do the same. */
  keys?: readonly string[];
  to?: string;
  onSelect?: () => void;
  children?: MenuGroups;
}

/** Entries that belong together stand between hairlines. */
export type MenuGroups = readonly (readonly MenuItem[])[];
