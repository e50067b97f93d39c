import { Suspense, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { DraftConflicts } from '../drafts/draft-conflicts.tsx';
import { isChanged } from '../drafts/draft-file.ts';
import type { Connection } from '../api/connection.ts';
import { SaveState } from '../drafts/save-state.tsx';
import type { SessionWindow } from '../session-window.ts';
import { useStudio, useValue } from '../studio.ts';
import type { Tab } from '../studio.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { ChangesView } from '../changes/changes-view.tsx';
import { MIN_WIDTH, MAX_WIDTH } from './panel-frame.ts';
import type { PanelFrame } from './panel-frame.ts';
import { PageView } from './page-view.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Tour } from './tour.tsx';
import { useFollowPage } from './use-follow-page.ts';
import { usePageClicks } from './use-page-clicks.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { usePreload } from './use-preload.ts';

interface PanelProps {
  frame: PanelFrame;
  signIn: Connection['signIn'];
}

const DemoBar = lazyWithRetry(() => import('../demo/demo-bar.tsx'));
const FilesView = lazyWithRetry(() => import('../files/files-view.tsx'));
const MediaView = lazyWithRetry(() => import('../media/media-view.tsx'));
const TranslationsView = lazyWithRetry(() => import('../translations/translations-view.tsx'));
const MediaPicker = lazyWithRetry(() => import('../media/picker/media-picker.tsx'));

const TABS: readonly Tab[] = ['page', 'files', 'media', 'translations', 'changes'];

/** The editor next to the page. */
export function Panel({ frame, signIn }: PanelProps): ReactNode {
  const studio = useStudio();
  const messages = useMessages('panel');
  const view = useValue(studio.view);
  const { drafts } = useValue(studio.documents.state);
  const isOpen = useValue(frame.isOpen);
  const hasLanguages = (useValue(studio.tree)?.locales.length ?? 0) > 1;
  const [hasShortcuts, setHasShortcuts] = useState(false);
  useFollowPage(isOpen);
  usePageClicks(isOpen);
  usePreload();
  const changed = [...drafts.values()].filter((draft) => isChanged(draft)).length;
  const show = (tab: Tab): void => {
    studio.view.set({ ...view, tab });
  };
  const { user } = studio.client.session();
  const signOut = async (): Promise<void> => {
    await studio.documents.flush();
    await studio.serverDrafts.sync();
    await signIn?.signOut();
  };

  /** Shortcuts of the panel are handled before those of the editors inside; the file search is handled after them. */
  const runShortcut = (event: KeyboardEvent, actions: Readonly<Record<string, () => void>>): void => {
    const action = event.metaKey || event.ctrlKey ? actions[event.key] : undefined;
    if (!action || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const shortcuts = {
    '.': studio.close,
    s: () => void studio.documents.flush(),
    Enter: () => {
      show('changes');
    },
    '/': () => {
      setHasShortcuts(true);
    },
  };
  const laterShortcuts = {
    k: () => {
      show('files');
    },
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of everything inside
    <aside
      className="rs-panel"
      aria-label={messages.title}
      onKeyDownCapture={(event) => {
        runShortcut(event, shortcuts);
      }}
      onKeyDown={(event) => {
        runShortcut(event, laterShortcuts);
      }}
    >
      <Resizer frame={frame} />
      <header className="rs-header">
        <SaveState />
        <span className="rs-spacer" />
        <Menu
          label={signIn ? fill(messages.signedInAs, { name: user.name || user.email }) : messages.more}
          items={[
            {
              label: messages.shortcuts.title,
              icon: 'keyboard',
              onChoose: () => {
                setHasShortcuts(true);
              },
            },
            ...(signIn ? [{ label: messages.signOut, icon: 'signOut' as const, onChoose: () => void signOut() }] : []),
          ]}
        />
        <IconButton icon="close" label={messages.close} onClick={studio.close} />
      </header>
      {studio.demo && (
        <Suspense>
          <DemoBar demo={studio.demo} />
        </Suspense>
      )}
      <nav className="rs-tabs" aria-label={messages.tabs.label}>
        {TABS.filter((tab) => hasLanguages || tab !== 'translations').map((tab) => (
          <button
            key={tab}
            type="button"
            aria-current={view.tab === tab ? 'page' : undefined}
            onClick={() => {
              show(tab);
            }}
          >
            {messages.tabs[tab]}
            {tab === 'changes' && changed > 0 && <span className="rs-count">{changed}</span>}
          </button>
        ))}
      </nav>
      <DraftConflicts />
      <div className="rs-main">
        <PartBoundary key={view.tab} messages={messages}>
          <Suspense fallback={<p className="rs-empty">{messages.loading}</p>}>
            {view.tab === 'page' && <PageView root={frame.root} />}
            {view.tab === 'files' && <FilesView />}
            {view.tab === 'media' && <MediaView />}
            {view.tab === 'translations' && <TranslationsView />}
            {view.tab === 'changes' && <ChangesView />}
          </Suspense>
        </PartBoundary>
      </div>
      <ActiveMediaPicker />
      <Notices />
      {signIn && <SignInAgain sessionWindow={signIn.window} />}
      {hasShortcuts && (
        <Shortcuts
          onClose={() => {
            setHasShortcuts(false);
          }}
        />
      )}
      {isOpen && <Tour />}
    </aside>
  );
}

/** The media picker for the current request. */
function ActiveMediaPicker(): ReactNode {
  const { media } = useStudio();
  const request = useValue(media.request);
  return request ? (
    <Suspense>
      <MediaPicker request={request} />
    </Suspense>
  ) : null;
}

function Notices(): ReactNode {
  const { notices } = useStudio();
  return (
    <div className="rs-notices" aria-live="polite">
      {useValue(notices).map(({ id, kind, text, hint, link }) => (
        <div key={id} className={`rs-notice rs-notice-${kind}`}>
          <Icon name={kind === 'error' ? 'warning' : 'check'} />
          <p>
            {text} {hint}
            {link && (
              <a href={link.href} target="_blank" rel="noreferrer">
                {link.label}
              </a>
            )}
          </p>
        </div>
      ))}
    </div>
  );
}

function SignInAgain({ sessionWindow }: { sessionWindow: SessionWindow }): ReactNode {
  const messages = useMessages('panel');
  if (!useValue(sessionWindow.isNeeded)) return null;
  return (
    <Dialog
      title={messages.expired.title}
      onClose={sessionWindow.cancel}
      actions={
        <>
          <Button onClick={sessionWindow.cancel}>{messages.cancel}</Button>
          <Button look="primary" onClick={sessionWindow.open}>
            {messages.expired.action}
          </Button>
        </>
      }
    >
      <p>{messages.expired.text}</p>
    </Dialog>
  );
}

/** The edge of the panel, which can be moved by pointer and keyboard. */
function Resizer({ frame }: Pick<PanelProps, 'frame'>): ReactNode {
  const messages = useMessages('panel');
  const width = useValue(frame.width);
  const isRight = getComputedStyle(document.documentElement).direction === 'rtl';
  const widthAt = (x: number): number => (isRight ? x : innerWidth - x);
  return (
    <div
      className="rs-resizer"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr element cannot be moved
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.resize}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) frame.setWidth(widthAt(event.clientX));
      }}
      onKeyDown={({ key }) => {
        const step = { ArrowLeft: isRight ? -32 : 32, ArrowRight: isRight ? 32 : -32 }[key];
        if (step !== undefined) frame.setWidth(width + step);
      }}
    />
  );
}
