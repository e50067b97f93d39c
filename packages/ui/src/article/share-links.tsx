import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../messages/messages.ts';

/** Properties of `ShareLinks`. */
export interface ShareLinksProps {
  /** Title of the shared page. */
  title: string;
  /** Absolute URL of the shared page. */
  url: string;
}

/** Links to share a page. Nothing is loaded from these services until a link is opened. */
export function ShareLinks({ title, url }: ShareLinksProps): ReactNode {
  const message = useMessages();
  return (
    <nav aria-label={message('post.share')} className="share-links">
      <span aria-hidden="true">{message('post.share')}</span>
      <ul>
        {SERVICES.map(({ name, icon, link }) => (
          <li key={name}>
            <a href={link(title, url)} target="_blank" rel="noopener" className="icon-button">
              <Icon name={icon} label={message('post.shareOn', { name })} />
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${query({ subject: title, body: url })}`} className="icon-button">
            <Icon name="lucide:mail" label={message('post.shareByEmail')} />
          </a>
        </li>
      </ul>
    </nav>
  );
}

interface ShareService {
  name: string;
  icon: string;
  /** Returns the URL of the service's form, filled in with title and URL. */
  link: (title: string, address: string) => string;
}

const SERVICES: readonly ShareService[] = [
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
