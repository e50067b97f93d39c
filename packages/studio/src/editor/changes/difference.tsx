import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { typeOfName } from '../../media/media-types.ts';
import { kindOfDraft } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import { MediaPicture } from '../media/list/media-picture.tsx';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/words.tsx';
import { DiffTable } from './diff-table.tsx';
import { diffLines } from './line-diff.ts';

/** What a draft changes, by lines. Each part can be taken back. */
export function Difference({ draft }: { draft: DraftFile }): ReactNode {
  const { documents } = useStudio();
  const words = useWords('panel').changes;
  const { base, text = '', path, upload } = draft;
  const hunks = useMemo(() => diffLines(base?.text ?? '', text), [base, text]);
  const mayRevert = kindOfDraft(draft) === 'change' && hunks.length > 1;
  if (upload !== undefined) return <MediaPicture item={{ source: { upload }, type: typeOfName(path) ?? '' }} />;
  return (
    <div className="rs-diff">
      {hunks.map(({ lines, revert }, place) => (
        <div key={place} className="rs-hunk">
          <DiffTable lines={lines} />
          {mayRevert && (
            <Button
              look="quiet"
              icon="restore"
              onClick={() => {
                documents.edit(path, revert());
              }}
            >
              {words.discardBlock}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
