import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio } from '../../studio.ts';
import type { Tree } from '../../studio.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import { languageOfText } from '../language-of-text.ts';
import { readLanguage, storeLanguage } from '../stored-language.ts';
import type { QueueEntry } from './translation-queue.ts';
import { useQueue } from './use-queue.ts';

const GROUPS = ['missing', 'stale', 'done'] as const;

/** Lists the pages to translate into one language. */
export function QueueView({ tree }: { tree: Tree }): ReactNode {
  const { preview } = useStudio();
  const messages = useMessages('translations');
  const languages = tree.locales.slice(1);
  const [chosen, setChosen] = useState(() => readLanguage() ?? preview.current().locale);
  const locale = languages.includes(chosen) ? chosen : (languages[0] ?? '');
  const queue = useQueue(tree, locale);
  const done = queue.filter(({ state }) => state === 'done').length;
  return (
    <div className="rs-translations">
      <div className="rs-bar">
        <select
          aria-label={messages.language}
          value={locale}
          onChange={({ target }) => {
            setChosen(target.value);
            storeLanguage(target.value);
          }}
        >
          {languages.map((code) => {
            const { name, attributes } = languageOfText(preview.locales, code);
            return (
              <option key={code} value={code} {...attributes}>
                {name}
              </option>
            );
          })}
        </select>
        <output className="rs-muted rs-progress">{fill(messages.progress, { done, count: queue.length })}</output>
      </div>
      {done === queue.length && <p className="rs-empty">{messages.allDone}</p>}
      {GROUPS.map((group) => (
        <QueueGroup
          // Each language has its own open groups.
          key={`${locale} ${group}`}
          group={group}
          locale={locale}
          entries={queue.filter(({ state }) => state === group)}
        />
      ))}
    </div>
  );
}

interface QueueGroupProps {
  group: QueueEntry['state'];
  locale: string;
  entries: readonly QueueEntry[];
}

function QueueGroup({ group, locale, entries }: QueueGroupProps): ReactNode {
  const messages = useMessages('translations');
  if (entries.length === 0) return null;
  return (
    <details className="rs-queue" open={group !== 'done'}>
      <summary>
        <Icon name="chevron" />
        <h2>{messages.groups[group]}</h2>
        <span className="rs-muted">{entries.length}</span>
      </summary>
      <ul className="rs-queue-list">
        {entries.map((entry) => (
          <QueueRow key={entry.original.path} entry={entry} locale={locale} />
        ))}
      </ul>
    </details>
  );
}

function QueueRow({ entry, locale }: { entry: QueueEntry; locale: string }): ReactNode {
  const { view } = useStudio();
  const messages = useMessages('translations');
  const { original, path, title, state, hasDraft } = entry;
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          view.set({
            ...view.get(),
            tab: 'translations',
            // The page shows the draft if it is the current page.
            ...(state !== 'missing' && path !== undefined && { path, position: undefined }),
            translation: { original: original.path, locale },
          });
        }}
      >
        <Icon name={original.kind === 'page' ? 'file' : 'data'} />
        <span className="rs-queue-name">
          <bdi>{title ?? original.title ?? original.path.split('/').at(-1)}</bdi>
          <bdi className="rs-muted">{state === 'missing' ? original.path : path}</bdi>
        </span>
        {hasDraft && <span className="rs-mark rs-mark-change">{messages.draft}</span>}
      </button>
    </li>
  );
}
