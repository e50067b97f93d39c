import { ContentError } from '@recto/content';
import { createHighlight } from '@recto/content/highlight';
import { parseMarkdown } from '@recto/content/markdown';
import { pluginsIn } from '@recto/content/source';
import { options, plugins } from 'virtual:recto/markdown';
import type { ParseResult, ParseRequest } from './parse-message.ts';

/** Parses drafts like the content build does, without blocking the page. */
const highlight = createHighlight();
/**
 * Resolved with the first text, so that an error becomes its result. The parser compares the plugins by identity of the
 * list.
 */
let loadedPlugins: ReturnType<typeof pluginsIn> | undefined;

addEventListener('message', ({ data: request }: MessageEvent<ParseRequest>) => {
  void parse(request).then((result) => {
    postMessage(result);
  });
});

async function parse({ id, path, text }: ParseRequest): Promise<ParseResult> {
  try {
    loadedPlugins ??= pluginsIn(plugins, 'recto.config.ts');
    const { body, data } = await parseMarkdown(text, path, { ...options, highlight, plugins: loadedPlugins });
    return { id, body, data };
  } catch (error) {
    const { message, hint, line } = error instanceof ContentError ? describe(error) : unknown(error);
    return { id, error: { message, hint, ...(line !== undefined && { line }) } };
  }
}

function describe({ message, hint, line }: ContentError): { message: string; hint: string; line?: number | undefined } {
  return { message, hint, line };
}

function unknown(error: unknown): { message: string; hint: string; line?: undefined } {
  return { message: error instanceof Error ? error.message : String(error), hint: '' };
}
