import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { STUDIO_FOLDER } from '../../feature/paths.ts';
import type { PreviewLinkResponse } from '../../preview/preview-endpoints.ts';
import { toProblem } from '../api/studio-client.ts';
import type { StudioProblem } from '../api/studio-client.ts';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';

const LINK = `${STUDIO_FOLDER}/preview-link`;

/** Creates a link that lets others see a draft, and revokes it. */
export default function ShareDialog({ path, onClose }: { path: string; onClose: () => void }): ReactNode {
  const { client, serverDrafts, notify } = useStudio();
  const panel = useMessages('panel');
  const messages = useMessages('drafts').share;
  const [link, setLink] = useState<PreviewLinkResponse>();
  const [problem, setProblem] = useState<StudioProblem>();
  useEffect(() => {
    let isOpen = true;
    const create = async (): Promise<PreviewLinkResponse> => {
      await serverDrafts.sync();
      return await client.send<PreviewLinkResponse>('POST', LINK, { path });
    };
    create().then(
      (newLink) => {
        if (isOpen) setLink(newLink);
      },
      (error: unknown) => {
        if (isOpen) setProblem(toProblem(error));
      },
    );
    return () => {
      isOpen = false;
    };
  }, [client, serverDrafts, path]);

  const url = link && new URL(link.address, location.origin).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url ?? '');
    notify({ kind: 'done', text: messages.copied });
    onClose();
  };
  const stop = async (): Promise<void> => {
    try {
      await client.send('DELETE', LINK, { path });
      notify({ kind: 'done', text: messages.stopped });
      onClose();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      actions={
        <>
          {link && (
            <Button look="danger" onClick={() => void stop()}>
              {messages.stop}
            </Button>
          )}
          <Button onClick={onClose}>{link ? messages.close : panel.cancel}</Button>
          {link && (
            <Button look="primary" icon="copy" onClick={() => void copy().catch(() => undefined)}>
              {messages.copy}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <p role="alert">
          {problem.message} {problem.hint}
        </p>
      )}
      {!link && !problem && <p>{panel.loading}</p>}
      {link && (
        <>
          <p>{fill(messages.text, { time: formatTime(link.expires) })}</p>
          <label className="rs-label">
            {messages.label}
            <input
              type="text"
              dir="ltr"
              readOnly
              value={url}
              onFocus={({ currentTarget }) => {
                currentTarget.select();
              }}
            />
          </label>
          <p>{messages.limits}</p>
        </>
      )}
    </Dialog>
  );
}

function formatTime(time: number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(time);
}
