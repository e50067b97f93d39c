import { ContentError } from '@recto/content';
import { relative } from 'node:path';
import type { ResolvedConfig } from '../../config/config.ts';
import { checkCodeContrast } from '../../theme/code/check-code-contrast.ts';
import { CodeThemeError, parseCodeTheme } from '../../theme/code/code-theme.ts';
import type { CodeTheme } from '../../theme/code/code-theme.ts';
import type { CodeThemes } from '../../theme/code/render-code-themes.ts';
import { fileOfPart, readDataPart } from './read-data-part.ts';

type Theme = Pick<ResolvedConfig['theme'], 'code'>;

/** Files of the code themes of a site. */
export function listCodeThemes({ code }: Theme): { mode: 'light' | 'dark'; file: string }[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    code[mode] === undefined ? [] : [{ mode, file: fileOfPart(code[mode]) }],
  );
}

/** Loads the code themes of a site, and lists warnings about colours with low contrast. */
export async function loadCodeThemes(root: string, theme: Theme): Promise<{ themes: CodeThemes; warnings: string[] }> {
  const themes: Partial<Record<'light' | 'dark', CodeTheme>> = {};
  const warnings: string[] = [];
  for (const { mode, file } of listCodeThemes(theme)) {
    const path = relative(root, file);
    const codeTheme = parse(await readDataPart(file, { root, what: `The theme of "theme.code.${mode}"` }), path);
    themes[mode] = codeTheme;
    warnings.push(...checkCodeContrast(codeTheme, `theme.code.${mode}`, path));
  }
  return { themes, warnings };
}

function parse(data: unknown, file: string): CodeTheme {
  try {
    return parseCodeTheme(data);
  } catch (error) {
    if (!(error instanceof CodeThemeError)) throw error;
    const hint = 'Use a VS Code theme: { "colors": { "editor.background", … }, "tokenColors": [ … ] }.';
    throw new ContentError('config/code-theme', `The theme cannot be used: ${error.message}.`, hint, { file });
  }
}
