import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePictureOf } from '../../preview/use-picture-of.ts';
import { useStudio } from '../../studio.ts';
import { fileFormatOf } from '../../panel/file-format-of.ts';
import { startOfBody } from '../../translations/blocks/text-blocks.ts';
import { useMessages } from '../../messages/messages.tsx';
import { DiffTable } from '../diff-table.tsx';
import { diffLines } from '../line-diff.ts';
import { BlockChanges } from './block-changes.tsx';
import { diffBlocks } from './block-diff.ts';
import { createBlockNodes } from './block-nodes.ts';
import { FieldChanges } from './field-changes.tsx';
import { diffFields } from './field-diff.ts';
import { useParsedTexts } from './use-parsed.ts';

interface RenderedDiffProps {
  path: string;
  before: string;
  after: string;
  /** Whether single changes can be discarded. */
  mayDiscard: boolean;
}

/** Shows the published text and the draft side by side, rendered. */
export default function RenderedDiff(props: RenderedDiffProps): ReactNode {
  const { path, before, after, mayDiscard } = props;
  const messages = useMessages('panel').changes;
  const fields = useMemo(() => diffFields(path, before, after), [path, before, after]);
  const isMarkdown = fileFormatOf(path) === 'markdown';
  // Texts can differ without a difference in values: in comments, in quotes, or if one cannot be parsed.
  const hasOtherChanges =
    fields === undefined || (fields.length === 0 && headOf(before, isMarkdown) !== headOf(after, isMarkdown));
  return (
    <div className="rs-rendered">
      <div className="rs-rendered-heads" aria-hidden="true">
        <span>{messages.oldText}</span>
        <span>{messages.newText}</span>
      </div>
      {fields && fields.length > 0 && <FieldChanges path={path} changes={fields} mayDiscard={mayDiscard} />}
      {hasOtherChanges && <SourceLines before={headOf(before, isMarkdown)} after={headOf(after, isMarkdown)} />}
      {isMarkdown && <Blocks {...props} />}
    </div>
  );
}

/** The front matter of a markdown file, or the whole text of a data file. */
function headOf(text: string, isMarkdown: boolean): string {
  return isMarkdown ? text.slice(0, startOfBody(text)) : text;
}

function SourceLines({ before, after }: { before: string; after: string }): ReactNode {
  return (
    <div className="rs-diff">
      {diffLines(before, after).map(({ lines }, index) => (
        <DiffTable key={index} lines={lines} />
      ))}
    </div>
  );
}

function Blocks({ path, before, after, mayDiscard }: RenderedDiffProps): ReactNode {
  const { documents } = useStudio();
  const panel = useMessages('panel');
  const pictureOf = usePictureOf(path);
  const parsed = useParsedTexts(path, before, after);
  const diff = useMemo(
    () => parsed && { parts: diffBlocks(path, parsed.before, parsed.after), ...parsed },
    [path, parsed],
  );
  if (!diff) return <p className="rs-muted rs-rendered-note">{panel.loading}</p>;
  const [old, current] = diff.results;
  if ('error' in old || 'error' in current) {
    const { message } = 'error' in current ? current.error : (old as { error: { message: string } }).error;
    return (
      <>
        <p className="rs-rendered-note">{message}</p>
        <SourceLines before={before.slice(startOfBody(before))} after={after.slice(startOfBody(after))} />
      </>
    );
  }
  return (
    <BlockChanges
      parts={diff.parts}
      nodesOf={{
        before: createBlockNodes(diff.before, old.body),
        after: createBlockNodes(diff.after, current.body),
      }}
      imageUrl={(src) => pictureOf(src) ?? src}
      onDiscard={
        mayDiscard
          ? (text) => {
              documents.edit(path, text);
            }
          : undefined
      }
    />
  );
}
