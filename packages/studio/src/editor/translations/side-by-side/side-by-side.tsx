import { useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FileHeader } from '../../panel/page-view.tsx';
import { useStudio } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import { languageOfText } from '../language-of-text.ts';
import { useMayEdit } from '../use-may-edit.ts';
import { BlockRow } from './block-row.tsx';
import { FieldRows } from './field-rows.tsx';
import { StateBar } from './state-bar.tsx';
import { useRows } from './use-rows.ts';

interface SideBySideProps {
  /** Path of the translation. */
  path: string;
  text: string;
  originalPath: string;
  original: string;
  languages: { from: string; to: string };
}

/** Shows a translation next to its original, field by field and block by block. */
export function SideBySide(props: SideBySideProps): ReactNode {
  const { path, text, original, languages } = props;
  const { documents, preview } = useStudio();
  const messages = useMessages('translations');
  const isReadOnly = !useMayEdit();
  const [from, to] = useMemo(
    () => [languageOfText(preview.locales, languages.from), languageOfText(preview.locales, languages.to)] as const,
    [preview, languages.from, languages.to],
  );
  const { rows, edit, realign } = useRows(props);
  const container = useRef<HTMLDivElement>(null);
  const wordless = rows.flatMap((row) =>
    row.original && !row.original.hasWords && row.source === '' ? [[row.key, row.original.source] as const] : [],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    if (action === 'undo' || action === 'redo') {
      documents[action](path);
      return;
    }
    const areas = [...(container.current?.querySelectorAll('textarea') ?? [])];
    const current = areas.findIndex((area) => area.matches(':focus'));
    const next = areas[current + (action === 'next' ? 1 : -1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the text areas inside
    <div ref={container} className="rs-sides-by-block" onKeyDown={onKeyDown}>
      <FileHeader path={path} text={text} />
      <StateBar {...props} isReadOnly={isReadOnly} />
      <div className="rs-pair-heads" aria-hidden="true">
        <span>{fill(messages.original, { language: from.name })}</span>
        <span>{fill(messages.translation, { language: to.name })}</span>
      </div>
      <FieldRows path={path} text={text} original={original} from={from} to={to} isReadOnly={isReadOnly} />
      <ol className="rs-pairs">
        {rows.map((row, index) => (
          <BlockRow
            key={row.key}
            row={row}
            number={index + 1}
            count={rows.length}
            from={from}
            to={to}
            isReadOnly={isReadOnly}
            onEdit={edit}
            onLeave={realign}
          />
        ))}
      </ol>
      <div className="rs-pair-foot">
        {wordless.length > 0 && !isReadOnly && (
          <Button
            icon="copy"
            onClick={() => {
              edit(new Map(wordless));
              realign();
            }}
          >
            {messages.copyAll}
          </Button>
        )}
        <p className="rs-muted">{messages.keys}</p>
      </div>
    </div>
  );
}

/** All text areas share the undo history of the file. */
function actionOf({
  key,
  altKey,
  metaKey,
  ctrlKey,
  shiftKey,
}: KeyboardEvent): 'next' | 'back' | 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (metaKey || ctrlKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : undefined;
  }
  if (!altKey) return undefined;
  if (key === 'ArrowDown') return 'next';
  return key === 'ArrowUp' ? 'back' : undefined;
}
