const FORMATS: Readonly<Record<string, 'markdown' | 'yaml' | 'json' | 'csv' | 'css'>> = {
  md: 'markdown',
  mdc: 'markdown',
  markdown: 'markdown',
  yml: 'yaml',
  yaml: 'yaml',
  json: 'json',
  csv: 'csv',
  css: 'css',
};

/** Format of a file, derived from its extension. */
export function fileFormatOf(path: string): 'markdown' | 'yaml' | 'json' | 'csv' | 'css' | 'text' {
  return FORMATS[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text';
}
