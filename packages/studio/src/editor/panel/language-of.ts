const LANGUAGES: Readonly<Record<string, 'markdown' | 'yaml' | 'json' | 'csv' | 'css'>> = {
  md: 'markdown',
  mdc: 'markdown',
  markdown: 'markdown',
  yml: 'yaml',
  yaml: 'yaml',
  json: 'json',
  csv: 'csv',
  css: 'css',
};

/** Language of a file, derived from its extension. */
export function languageOf(path: string): 'markdown' | 'yaml' | 'json' | 'csv' | 'css' | 'text' {
  return LANGUAGES[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text';
}
