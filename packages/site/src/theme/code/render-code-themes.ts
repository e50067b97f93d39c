import { CODE_ROLES } from './code-theme.ts';
import type { CodeTheme } from './code-theme.ts';

/** Code themes by colour mode. */
export type CodeThemes = Readonly<Partial<Record<'light' | 'dark', CodeTheme>>>;

/** Returns the variables of the interface that a theme changes inside of code blocks, with its colours. */
function variablesOf({ text, background, roles }: CodeTheme): Record<string, string> {
  return {
    '--leaf': background,
    '--ink': text,
    // File names and markers beside lines.
    '--soft': `color-mix(in srgb, ${text} 80%, ${background})`,
    '--rule': `color-mix(in srgb, ${text} 18%, ${background})`,
    ...Object.fromEntries(CODE_ROLES.map((role) => [`--code-${role}`, roles[role]])),
  };
}

const BLOCKS = '.code,\n.code-group,\npre';

/** Renders the CSS for code blocks; nothing if a site has no code theme. */
export function renderCodeThemes({ light, dark }: CodeThemes): string[] {
  const [lightColors, darkColors] = [light, dark].map((theme) => theme && variablesOf(theme));
  const names = Object.keys(lightColors ?? darkColors ?? {});
  if (names.length === 0) return [];
  const hasBoth = light !== undefined && dark !== undefined;
  const values = names.map((name) => {
    const value = `light-dark(${lightColors?.[name] ?? pageVariable(name)}, ${darkColors?.[name] ?? pageVariable(name)})`;
    return `  ${name}: ${value};`;
  });
  return [
    // A variable cannot reference the page's value of the same variable, so that value gets a second name.
    ...(hasBoth ? [] : [`:root {\n${names.map((name) => `  --page${name.slice(1)}: var(${name});`).join('\n')}\n}`]),
    `${BLOCKS} {\n${values.join('\n')}\n  color: var(--ink);\n}`,
    // By default removed lines have the colour of keywords, which does not indicate removal in every theme.
    `.line.removed {\n  background: color-mix(in srgb, var(--error) 14%, transparent);\n}`,
  ];
}

function pageVariable(name: string): string {
  return `var(--page${name.slice(1)})`;
}
