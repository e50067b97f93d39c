import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { applyChoices } from './merge-draft.ts';
import type { Choice, MergeConflict } from './merge-draft.ts';
import type { DraftConflict } from './upstream-changes.ts';

interface ConflictDialogProps {
  conflicts: readonly DraftConflict[];
  /** Explains what the choices do. */
  text: string;
  onClose: () => void;
  onResolved: () => void;
}

type Decisions = ReadonlyMap<string, ReadonlyMap<number, Choice>>;

/** Lets the user choose a side for each conflict. No choice is preselected. */
export function ConflictDialog({ conflicts, text: explanation, onClose, onResolved }: ConflictDialogProps): ReactNode {
  const { documents } = useStudio();
  const panel = useMessages('panel');
  const messages = panel.changes;
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const decide = (path: string, index: number, choice: Choice): void => {
    setDecisions(new Map(decisions).set(path, new Map(decisions.get(path)).set(index, choice)));
  };
  const resolve = (
    conflict: DraftConflict,
    choices: ReadonlyMap<number, Choice>,
  ): { text: string } | 'discard' | undefined => {
    if (conflict.kind === 'text') {
      const text = applyChoices(conflict.regions, choices);
      return text === undefined ? undefined : { text };
    }
    const choice = choices.get(0);
    if (choice === undefined) return undefined;
    return choice === 'theirs' ? 'discard' : { text: documents.textOf(conflict.path) ?? '' };
  };

  const results = conflicts.map((conflict) => resolve(conflict, decisions.get(conflict.path) ?? new Map()));
  const isDecided = results.every((result) => result !== undefined);

  const apply = (): void => {
    for (const [index, conflict] of conflicts.entries()) {
      const result = results[index];
      if (result === undefined) continue;
      const { path } = conflict;
      if (result === 'discard') documents.discard([path]);
      else if (conflict.kind === 'deleted') {
        // Creates the file again with the text of the draft.
        documents.discard([path]);
        documents.create(path, { text: result.text });
      } else if (conflict.kind === 'changed') documents.rebase(path, conflict.theirs, undefined);
      else documents.rebase(path, conflict.theirs, result.text);
    }
    onResolved();
  };

  return (
    <Dialog
      isWide
      title={messages.conflictTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button look="primary" disabled={!isDecided} onClick={apply}>
            {messages.resolve}
          </Button>
        </>
      }
    >
      <p>{explanation}</p>
      {conflicts.map((conflict) => (
        <section key={conflict.path} className="rs-conflict">
          <h3>
            <bdi>{conflict.path}</bdi>
          </h3>
          {conflict.kind === 'text' ? (
            conflict.regions.map((region, index) =>
              'text' in region ? null : (
                <ConflictRegion
                  key={index}
                  {...region}
                  chosen={decisions.get(conflict.path)?.get(index)}
                  onChoose={(choice) => {
                    decide(conflict.path, index, choice);
                  }}
                />
              ),
            )
          ) : (
            <FileConflict
              conflict={conflict}
              chosen={decisions.get(conflict.path)?.get(0)}
              onChoose={(choice) => {
                decide(conflict.path, 0, choice);
              }}
            />
          )}
        </section>
      ))}
    </Dialog>
  );
}

interface ConflictRegionProps extends MergeConflict {
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function ConflictRegion({ base, ours, theirs, kind, chosen, onChoose }: ConflictRegionProps): ReactNode {
  const messages = useMessages('panel').changes;
  const sides = [
    ['base', messages.base, base],
    ['ours', messages.ours, ours],
    ['theirs', messages.theirs, theirs],
  ] as const;
  return (
    <div className="rs-conflict-place">
      <div className="rs-sides">
        {sides.map(([name, label, text]) => (
          <figure key={name} className={`rs-side rs-side-${name}`}>
            <figcaption>{label}</figcaption>
            <pre dir="auto">{text}</pre>
          </figure>
        ))}
      </div>
      <Choices
        chosen={chosen}
        onChoose={onChoose}
        labels={{
          ours: messages.takeOurs,
          theirs: messages.takeTheirs,
          ...(kind !== 'field' && { both: messages.takeBoth }),
        }}
      />
    </div>
  );
}

function FileConflict({
  conflict,
  chosen,
  onChoose,
}: {
  conflict: Exclude<DraftConflict, { kind: 'text' }>;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}): ReactNode {
  const messages = useMessages('panel').changes;
  const isDeleted = conflict.kind === 'deleted';
  const text = isDeleted ? messages.deletedThere : messages.changedThere;
  return (
    <div className="rs-conflict-place">
      <p>{fill(text, { name: conflict.path })}</p>
      <Choices
        chosen={chosen}
        onChoose={onChoose}
        labels={
          isDeleted
            ? { ours: messages.keepFile, theirs: messages.deleteFile }
            : { theirs: messages.keepFile, ours: messages.deleteFile }
        }
      />
    </div>
  );
}

function Choices({
  chosen,
  onChoose,
  labels,
}: Pick<ConflictRegionProps, 'chosen' | 'onChoose'> & { labels: Partial<Record<Choice, string>> }): ReactNode {
  return (
    <fieldset className="rs-segments">
      {(Object.entries(labels) as [Choice, string][]).map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={chosen === choice}
          onClick={() => {
            onChoose(choice);
          }}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
