import { pluginsIn, readSource, setMarkdownPlugins } from '@recto/content/source';
import type { SourceTree } from '@recto/content/source';
import { plugins } from 'virtual:recto/markdown';

// Not awaited: a module that waits would give the entries of the whole site files of their own.
if (plugins.length > 0) setMarkdownPlugins(pluginsIn(plugins, 'recto.config.ts'));

/** The blocks of a markdown file with their places in it. Syntax of the site's plugins is read, and is raw. */
export function readSiteSource(text: string, file?: string): SourceTree {
  return readSource(text, file);
}
