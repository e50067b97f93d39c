import { useState } from 'react';
import type { ReactNode } from 'react';
import { labelOfField } from '../../fields/form/label-of-field.ts';
import type { PatchProblem } from '../../fields/patch/read-fields.ts';
import type { FieldPath, FieldValue } from '../../fields/patch/source-tree.ts';
import { useStudio } from '../../studio.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { DiscardChange } from './discard-change.tsx';
import type { FieldChange } from './field-diff.ts';
import { markWords } from './mark-words.ts';
import { DisplayNodes } from './display-nodes.tsx';
import type { DisplayNode } from './display-tree.ts';

interface FieldChangesProps {
  /** Path of the file. */
  path: string;
  changes: readonly FieldChange[];
  mayDiscard: boolean;
}

/** Lists changed fields with their published and their new values. */
export function FieldChanges({ path, changes, mayDiscard }: FieldChangesProps): ReactNode {
  const { documents } = useStudio();
  const panel = useMessages('panel');
  const names = useMessages('fields');
  const [refused, setRefused] = useState<PatchProblem>();
  const nameOf = (field: FieldPath): string =>
    field.map((step) => (typeof step === 'number' ? step + 1 : labelOfField({ name: step }, names))).join(' › ');
  return (
    <>
      {refused !== undefined && (
        <output className="rs-problem">
          <Icon name="warning" />
          <span>{panel.refused[refused]}</span>
        </output>
      )}
      <ul>
        {changes.map((change) => {
          const name = nameOf(change.path);
          const { before, after } = sidesOf(change);
          return (
            <li key={change.path.join('\n')} className="rs-block-change" aria-label={name}>
              <div className="rs-block-head">
                <strong>{name}</strong>
                {mayDiscard && (
                  <DiscardChange
                    onDiscard={() => {
                      const result = change.discard();
                      setRefused(result.ok ? undefined : result.problem);
                      if (result.ok) documents.edit(path, result.text);
                    }}
                  />
                )}
              </div>
              <div className="rs-block-sides">
                <Value kind="removed" nodes={before} />
                <Value kind="added" nodes={after} />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Value({ kind, nodes }: { kind: 'added' | 'removed'; nodes: readonly DisplayNode[] }): ReactNode {
  return (
    <div className={`rs-block rs-block-${nodes.length === 0 ? 'none' : kind}`} dir="auto">
      <span className="rs-field-value">
        <DisplayNodes nodes={nodes} imageUrl={(src) => src} />
      </span>
    </div>
  );
}

/** Text of a value: lists by item, objects by field. */
function textOf(value: FieldValue): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  const entries = Array.isArray(value)
    ? value.map(textOf)
    : Object.entries(value).map(([key, one]) => `${key}: ${textOf(one)}`);
  return entries.join(Array.isArray(value) && value.every((one) => typeof one !== 'object') ? ', ' : '\n');
}

function sidesOf({ before, after }: FieldChange): Record<'before' | 'after', DisplayNode[]> {
  const [old, current] = [before, after].map((value) => (value === undefined ? [] : [textOf(value)]));
  return before !== undefined && after !== undefined
    ? markWords(old ?? [], current ?? [])
    : { before: old ?? [], after: current ?? [] };
}
