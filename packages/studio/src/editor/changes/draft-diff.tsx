import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { typeOfName } from '../../media/media-types.ts';
import { kindOfDraft } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import { fieldFormatOf } from '../files/field-format.ts';
import { MediaPicture } from '../media/list/media-picture.tsx';
import { PartBoundary } from '../panel/part-boundary.tsx';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMessages } from '../messages/messages.tsx';
import { DiffTable } from './diff-table.tsx';
import { diffLines } from './line-diff.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const RenderedDiff = lazyWithRetry(() => import('./rendered/rendered-diff.tsx'));

type DiffMode = 'rendered' | 'source';

/** Shows the changes of a draft, either rendered or as source lines. Each change can be discarded on its own. */
export function DraftDiff({ draft }: { draft: DraftFile }): ReactNode {
  const panel = useMessages('panel');
  const messages = panel.changes;
  const { close: closeLabel } = useMessages('files');
  const { base, text = '', path, upload } = draft;
  const [mode, setMode] = useState<DiffMode>('rendered');
  const [isWide, setIsWide] = useState(false);
  if (upload !== undefined) return <MediaPicture item={{ source: { upload }, type: typeOfName(path) ?? '' }} />;
  const before = base?.text ?? '';
  // The draft of a file that is only renamed has no text.
  const after = draft.text === undefined && draft.from !== undefined ? before : text;
  const lines = <Lines draft={draft} before={before} after={after} />;
  if (fieldFormatOf(path) === undefined || before === after) return lines;
  const mayDiscard = kindOfDraft(draft) === 'change';
  const rendered = (
    // Its code may fail to load without a network connection; the line view is always available.
    <PartBoundary messages={panel} fallback={lines}>
      <Suspense fallback={<p className="rs-muted rs-rendered-note">{panel.loading}</p>}>
        <RenderedDiff path={path} before={before} after={after} mayDiscard={mayDiscard} />
      </Suspense>
    </PartBoundary>
  );
  return (
    <>
      <div className="rs-difference-ways">
        <fieldset className="rs-segments" aria-label={messages.show}>
          {(['rendered', 'source'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === mode}
              onClick={() => {
                setMode(one);
              }}
            >
              {messages[one]}
            </button>
          ))}
        </fieldset>
        {mode === 'rendered' && (
          <Button
            look="quiet"
            icon="external"
            onClick={() => {
              setIsWide(true);
            }}
          >
            {messages.sideBySide}
          </Button>
        )}
      </div>
      {mode === 'source' ? lines : rendered}
      {isWide && (
        <Dialog
          isWide
          title={path}
          onClose={() => {
            setIsWide(false);
          }}
          actions={
            <Button
              onClick={() => {
                setIsWide(false);
              }}
            >
              {closeLabel}
            </Button>
          }
        >
          {rendered}
        </Dialog>
      )}
    </>
  );
}

function Lines({ draft, before, after }: { draft: DraftFile; before: string; after: string }): ReactNode {
  const { documents } = useStudio();
  const messages = useMessages('panel').changes;
  const hunks = useMemo(() => diffLines(before, after), [before, after]);
  const mayDiscard = kindOfDraft(draft) === 'change' && hunks.length > 1;
  return (
    <div className="rs-diff">
      {hunks.map(({ lines, discard }, index) => (
        <div key={index} className="rs-hunk">
          <DiffTable lines={lines} />
          {mayDiscard && (
            <Button
              look="quiet"
              icon="restore"
              onClick={() => {
                documents.edit(draft.path, discard());
              }}
            >
              {messages.discardBlock}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
