import type { ReactNode } from 'react';
import type { SemanticColor } from '../theme/semantic-colors.ts';

/** An entry of a menu: an action, a link, or a submenu. */
export interface MenuItem {
  /** Text of the entry. */
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Colour of the entry. */
  color?: SemanticColor;
  /** Whether the entry cannot be chosen. */
  disabled?: boolean;
  /** Keyboard shortcut of the action. */
  keys?: readonly string[];
  /** URL of a link. */
  to?: string;
  /** Called when the entry is chosen. */
  onSelect?: () => void;
  /** Entries of the submenu. */
  children?: MenuGroups;
}

/** Groups of menu entries, separated by hairlines. */
export type MenuGroups = readonly (readonly MenuItem[])[];
