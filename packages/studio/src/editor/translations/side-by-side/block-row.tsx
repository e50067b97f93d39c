import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { TranslationRow } from '../blocks/translation-rows.ts';
import type { TextLanguage } from '../language-of-text.ts';

interface BlockRowProps {
  row: TranslationRow;
  number: number;
  count: number;
  from: TextLanguage;
  to: TextLanguage;
  isReadOnly: boolean;
  onEdit: (sources: ReadonlyMap<string, string>) => void;
  onLeave: () => void;
}

/** A block of the original next to the source of its translation. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps): ReactNode {
  const { row, number, count, from, to, isReadOnly, onEdit, onLeave } = props;
  const { key, original, source } = row;
  const messages = useMessages('translations');
  const id = useId();
  const value = source.replaceAll('\r\n', '\n');
  const originalSource = original?.source.replaceAll('\r\n', '\n');
  const isSame = value === originalSource;
  const mark = markOf(row, isSame);
  const mayCopy = originalSource !== undefined && !isSame && (source === '' || original?.hasWords === false);
  const kind = (original?.kind ?? 'text').split(' ')[0];
  return (
    <li className="rs-pair">
      <div id={id} className={`rs-original rs-original-${kind}`} {...from.attributes}>
        {originalSource}
      </div>
      <div className="rs-pair-side">
        <textarea
          aria-label={fill(messages.blockLabel, { number, count, language: to.name })}
          aria-describedby={id}
          {...to.attributes}
          className={original?.hasWords === false ? 'rs-code' : undefined}
          value={value}
          rows={Math.min(30, Math.max(2, value.split('\n').length))}
          readOnly={isReadOnly}
          onChange={({ target }) => {
            onEdit(new Map([[key, target.value]]));
          }}
          onBlur={onLeave}
        />
        {(mark !== undefined || mayCopy) && (
          <div className="rs-pair-marks">
            {mark !== undefined && <span className={`rs-mark rs-mark-${mark}`}>{messages[mark]}</span>}
            {mayCopy && !isReadOnly && (
              <Button
                look="quiet"
                icon="copy"
                onClick={() => {
                  onEdit(new Map([[key, originalSource]]));
                  onLeave();
                }}
              >
                {messages.copy}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
});

function markOf({ original, source }: TranslationRow, isSame: boolean): 'missing' | 'same' | 'extra' | undefined {
  if (!original) return 'extra';
  if (source.trim() === '') return 'missing';
  return isSame && original.hasWords ? 'same' : undefined;
}
