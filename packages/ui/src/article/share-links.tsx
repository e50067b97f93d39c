import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useWords } from '../words/words.ts';

/** Properties of `ShareLinks`. */
export interface ShareLinksProps {
  /** Title of the shared page. */
  title: string;
  /** Absolute URL of the shared page. */
  address: string;
}

/** Links to share a page. Nothing is loaded from these services until a link is opened. */
export function ShareLinks({ title, address }: ShareLinksProps): ReactNode {
  const word = useWords();
  return (
    <nav aria-label={word('post.share')} className="share-links">
      <span aria-hidden="true">{word('post.share')}</span>
      <ul>
        {PLACES.map(({ name, icon, link }) => (
          <li key={name}>
            <a href={link(title, address)} target="_blank" rel="noopener" className="icon-button">
              <Icon name={icon} label={word('post.shareOn', { name })} />
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${query({ subject: title, body: address })}`} className="icon-button">
            <Icon name="lucide:mail" label={word('post.shareByEmail')} />
          </a>
        </li>
      </ul>
    </nav>
  );
}

interface Place {
  name: string;
  icon: string;
  /** Returns the URL of the service's form, filled in with title and URL. */
  link: (title: string, address: string) => string;
}

const PLACES: readonly Place[] = [
  {
    name: 'X',
    icon: 'simple-icons:x',
    link: (text, url) => `https://x.com/intent/post${query({ text, url })}`,
  },
  {
    name: 'Bluesky',
    icon: 'simple-icons:bluesky',
    link: (title, url) => `https://bsky.app/intent/compose${query({ text: `${title} ${url}` })}`,
  },
  {
    name: 'LinkedIn',
    icon: 'simple-icons:linkedin',
    link: (_, url) => `https://www.linkedin.com/sharing/share-offsite/${query({ url })}`,
  },
];

/** Mail programs read a plus sign literally, so spaces are encoded as `%20`, unlike in `URLSearchParams`. */
function query(values: Readonly<Record<string, string>>): string {
  return `?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
