import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PatchProblem } from '../fields/patch/read-fields.ts';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { newTranslation } from './fields/source-hash.ts';
import { languageOfText } from './language-of-text.ts';
import { useHash } from './use-hash.ts';
import { useMayEdit } from './use-may-edit.ts';

interface CreateTranslationProps {
  title: string;
  /** Path of the new file. */
  path: string | undefined;
  /** Text of the original. */
  original: string;
  languages: { from: string; to: string };
}

/** Creates a translation that does not exist yet. */
export function CreateTranslation({ title, path, original, languages }: CreateTranslationProps): ReactNode {
  const { documents, preview, view } = useStudio();
  const panel = useMessages('panel');
  const messages = useMessages('translations').create;
  const hash = useHash(original);
  const mayEdit = useMayEdit();
  const [refused, setRefused] = useState<PatchProblem>();
  const { name } = languageOfText(preview.locales, languages.to);
  const create = (hasText: boolean): void => {
    if (path === undefined || hash === undefined) return;
    const result = newTranslation({ path, original, hash, hasText });
    if (!result.ok) {
      setRefused(result.problem);
      return;
    }
    documents.create(path, { text: result.text });
    view.set({ ...view.get(), path, position: undefined });
  };
  return (
    <div className="rs-empty">
      <h2>{fill(messages.title, { title, language: name })}</h2>
      {path === undefined ? (
        <p>{messages.noPlace}</p>
      ) : (
        <>
          <p>{messages.text}</p>
          <bdi className="rs-path">{path}</bdi>
          {!mayEdit && <p className="rs-problem">{panel.mayNot}</p>}
          <div className="rs-actions">
            <Button
              look="primary"
              disabled={!mayEdit}
              onClick={() => {
                create(true);
              }}
            >
              {messages.withText}
            </Button>
            <Button
              disabled={!mayEdit}
              onClick={() => {
                create(false);
              }}
            >
              {messages.empty}
            </Button>
          </div>
        </>
      )}
      {refused !== undefined && (
        <output className="rs-problem">
          <Icon name="warning" />
          <span>{panel.refused[refused]}</span>
        </output>
      )}
    </div>
  );
}
