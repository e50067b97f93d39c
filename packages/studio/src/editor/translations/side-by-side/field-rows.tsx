import { useState } from 'react';
import type { ReactNode } from 'react';
import { labelOfField } from '../../fields/form/label-of-field.ts';
import type { PatchProblem } from '../../fields/patch/read-fields.ts';
import { useStudio } from '../../studio.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import { readTextFields, setTextField } from '../fields/text-fields.ts';
import type { TextLanguage } from '../language-of-text.ts';

interface FieldRowsProps {
  path: string;
  text: string;
  /** Text of the original. */
  original: string;
  from: TextLanguage;
  to: TextLanguage;
  isReadOnly: boolean;
}

/** Fields that contain text, such as the title. */
export function FieldRows({ path, text, original, from, to, isReadOnly }: FieldRowsProps): ReactNode {
  const { documents } = useStudio();
  const panel = useMessages('panel');
  const messages = useMessages('translations');
  const names = useMessages('fields');
  const [refused, setRefused] = useState<PatchProblem>();
  const fields = readTextFields(path, original, text);
  if (fields.length === 0) return null;
  return (
    <>
      {refused !== undefined && (
        <output className="rs-problem">
          <Icon name="warning" />
          <span>{panel.refused[refused]}</span>
        </output>
      )}
      <ul className="rs-pairs">
        {fields.map(({ path: field, original: value, translation = '' }) => {
          const name = field
            .map((step) => (typeof step === 'number' ? step + 1 : labelOfField({ name: step }, names)))
            .join(' › ');
          return (
            <li key={field.join('\n')} className="rs-pair">
              <div className="rs-original rs-original-field">
                <span className="rs-muted">{name}</span>
                <div {...from.attributes}>{value}</div>
              </div>
              <div className="rs-pair-side">
                <textarea
                  aria-label={fill(messages.fieldLabel, { name, language: to.name })}
                  {...to.attributes}
                  value={translation}
                  rows={Math.min(30, Math.max(1, translation.split('\n').length))}
                  readOnly={isReadOnly}
                  onChange={({ target }) => {
                    const result = setTextField(path, text, field, target.value);
                    setRefused(result.ok ? undefined : result.problem);
                    if (result.ok) documents.edit(path, result.text);
                  }}
                />
                {translation === value && (
                  <div className="rs-pair-marks">
                    <span className="rs-mark rs-mark-same">{messages.same}</span>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
