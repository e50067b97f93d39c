import { CODE_ROLES } from './code-theme.ts';
import type { CodeTheme } from './code-theme.ts';

/** Themes of the colour modes that have one. */
export type CodeThemes = Readonly<Partial<Record<'light' | 'dark', CodeTheme>>>;

/** Variables of the kit that a theme changes inside of blocks of code, and its colours for them. */
function variablesOf({ text, background, roles }: CodeTheme): Record<string, string> {
  return {
    '--leaf': background,
    '--ink': text,
    // Names of files and signs beside lines.
    '--soft': `color-mix(in srgb, ${text} 80%, ${background})`,
    '--rule': `color-mix(in srgb, ${text} 18%, ${background})`,
    ...Object.fromEntries(CODE_ROLES.map((role) => [`--code-${role}`, roles[role]])),
  };
}

const BLOCKS = '.code,\n.code-group,\npre';

/** CSS for blocks of code; nothing where a site names no theme. */
export function renderCodeThemes({ light, dark }: CodeThemes): string[] {
  const [lightColors, darkColors] = [light, dark].map((theme) => theme && variablesOf(theme));
  const names = Object.keys(lightColors ?? darkColors ?? {});
  if (names.length === 0) return [];
  const isWhole = light !== undefined && dark !== undefined;
  const values = names.map((name) => {
    const value = `light-dark(${lightColors?.[name] ?? kitName(name)}, ${darkColors?.[name] ?? kitName(name)})`;
    return `  ${name}: ${value};`;
  });
  return [
    // A variable cannot name its own value of the page around it, so that has a second name.
    ...(isWhole ? [] : [`:root {\n${names.map((name) => `  --page${name.slice(1)}: var(${name});`).join('\n')}\n}`]),
    `${BLOCKS} {\n${values.join('\n')}\n  color: var(--ink);\n}`,
    // In the kit it is the colour of keywords, which is no sign of removal in every theme.
    `.line.removed {\n  background: color-mix(in srgb, var(--error) 14%, transparent);\n}`,
  ];
}

function kitName(name: string): string {
  return `var(--page${name.slice(1)})`;
}
