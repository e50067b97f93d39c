import { useEffect, useMemo } from 'react';
import { createLinkTargets } from '../../links/link-targets.ts';
import { localeOfPath } from '../links/list-link-pages.ts';
import { createDraftParser } from '../preview/parse-drafts.ts';
import type { ParseResult } from '../preview/parse-message.ts';
import type { SourceCompletions } from '../source/completion/source-completions.ts';
import { useStudio } from '../studio.ts';
import type { Tree } from '../studio.ts';
import { listAnchors } from './list-anchors.ts';

/** Lists the headings of a page, or of the file that is being edited. */
export function useAnchors(path: string): NonNullable<SourceCompletions['anchors']> {
  const { documents, tree } = useStudio();
  const reader = useMemo(() => createTextReader(), []);
  useEffect(() => reader.close, [reader]);
  return useMemo(
    () => async (route) => {
      const loaded = tree.get();
      const file = route === undefined ? path : loaded && fileOfLink(route, path, loaded);
      if (file === undefined) return [];
      if (documents.textOf(file) === undefined) await documents.open(file);
      const text = documents.textOf(file);
      const result = text === undefined ? undefined : await reader.read(file, text);
      return result && 'body' in result ? listAnchors(result.body.nodes) : [];
    },
    [documents, tree, path, reader],
  );
}

interface TextReader {
  read: (path: string, text: string) => Promise<ParseResult>;
  close: () => void;
}

/** Parses texts in a worker, one after the other. The worker is started with the first text. */
function createTextReader(): TextReader {
  const parser = createDraftParser();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async read(path, text) {
      const parsed = last.then(
        async () =>
          await new Promise<ParseResult>((resolve) => {
            parser.parse(path, text, resolve);
          }),
      );
      last = parsed;
      return await parsed;
    },
    close: parser.close,
  };
}

function fileOfLink(url: string, path: string, tree: Tree): string | undefined {
  const from = tree.files.find((file) => file.path === path) ?? { path, locale: localeOfPath(path, tree) };
  return createLinkTargets(tree.files, tree.locales).resolve(url, from)?.path;
}
