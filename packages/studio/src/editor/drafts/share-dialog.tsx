import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { STUDIO_FOLDER } from '../../feature/addresses.ts';
import type { PreviewLinkAnswer } from '../../preview/preview-endpoints.ts';
import { toProblem } from '../api/studio-client.ts';
import type { StudioProblem } from '../api/studio-client.ts';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../words/fill.ts';
import { useWords } from '../words/words.tsx';

const LINK = `${STUDIO_FOLDER}/preview-link`;

/** Creates a link that lets others see a draft, and revokes it. */
export default function ShareDialog({ path, onClose }: { path: string; onClose: () => void }): ReactNode {
  const { client, serverDrafts, notify } = useStudio();
  const panel = useWords('panel');
  const words = useWords('drafts').share;
  const [link, setLink] = useState<PreviewLinkAnswer>();
  const [problem, setProblem] = useState<StudioProblem>();
  useEffect(() => {
    let isOpen = true;
    const create = async (): Promise<PreviewLinkAnswer> => {
      await serverDrafts.sync();
      return await client.send<PreviewLinkAnswer>('POST', LINK, { path });
    };
    create().then(
      (answer) => {
        if (isOpen) setLink(answer);
      },
      (error: unknown) => {
        if (isOpen) setProblem(toProblem(error));
      },
    );
    return () => {
      isOpen = false;
    };
  }, [client, serverDrafts, path]);

  const address = link && new URL(link.address, location.origin).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address ?? '');
    notify({ kind: 'done', text: words.copied });
    onClose();
  };
  const stop = async (): Promise<void> => {
    try {
      await client.send('DELETE', LINK, { path });
      notify({ kind: 'done', text: words.stopped });
      onClose();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          {link && (
            <Button look="danger" onClick={() => void stop()}>
              {words.stop}
            </Button>
          )}
          <Button onClick={onClose}>{link ? words.close : panel.cancel}</Button>
          {link && (
            <Button look="primary" icon="copy" onClick={() => void copy().catch(() => undefined)}>
              {words.copy}
            </Button>
          )}
        </>
      }
    >
      {problem && <p role="alert">{textOf(problem, words)}</p>}
      {!link && !problem && <p>{panel.loading}</p>}
      {link && (
        <>
          <p>{fill(words.text, { time: formatTime(link.expires) })}</p>
          <label className="rs-label">
            {words.label}
            <input
              type="text"
              dir="ltr"
              readOnly
              value={address}
              onFocus={({ currentTarget }) => {
                currentTarget.select();
              }}
            />
          </label>
          <p>{words.limits}</p>
        </>
      )}
    </Dialog>
  );
}

function textOf({ code, message, hint }: StudioProblem, words: { noPage: string; notSent: string }): string {
  if (code === 'preview/no-page') return words.noPage;
  return code === 'preview/no-draft' ? words.notSent : `${message} ${hint}`;
}

function formatTime(time: number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(time);
}
