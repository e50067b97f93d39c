import { loadPlugins, readSource, setMarkdownPlugins } from '@recto/content/source';
import type { SourceTree } from '@recto/content/source';
import { plugins } from 'virtual:recto/markdown';

if (plugins.length > 0) setMarkdownPlugins(await loadPlugins(plugins, 'recto.config.ts'));

/** The blocks of a markdown file with their places in it. Syntax of the site's plugins is read, and is raw. */
export function readSiteSource(text: string, file?: string): SourceTree {
  return readSource(text, file);
}
