import { AA_CONTRAST, contrastOf } from '../create-palette.ts';
import { CODE_ROLES } from './code-theme.ts';
import type { CodeTheme } from './code-theme.ts';

/**
 * Returns warnings for the roles with too little contrast on the background of a theme. `option` is the configuration
 * option.
 */
export function checkCodeContrast(theme: CodeTheme, option: string, file: string): string[] {
  const { background, text, roles } = theme;
  const colors = [['text', text] as const, ...CODE_ROLES.map((role) => [role, roles[role]] as const)];
  return colors.flatMap(([role, color]) => {
    const ratio = contrastOf(color, background);
    if (ratio >= AA_CONTRAST) return [];
    return `${option}: "${role}" of ${file} is ${color} on ${background}, a contrast of ${ratio.toFixed(2)}:1. WCAG AA requires ${AA_CONTRAST}:1.`;
  });
}
