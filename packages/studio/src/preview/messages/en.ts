import type { PreviewMessages } from '../messages/preview-messages.ts';

/** Messages of previews in English. */
export const messages: PreviewMessages = {
  label: 'Preview of a draft',
  until: 'These changes are not published. The link works until {time}.',
  home: 'Go to {site}',
  refusals: {
    ended: {
      title: 'This preview link does not work',
      text: 'The link is incomplete, or its draft is no longer shared. Ask the person who sent it for a new one.',
    },
    expired: { title: 'This preview link has expired', text: 'Ask the person who sent it for a new one.' },
    errors: {
      title: 'This draft cannot be shown',
      text: 'Its text has errors that must be fixed first. Contact the person who sent you the link.',
    },
    noPage: {
      title: 'This draft cannot be shown',
      text: 'There is no page at its URL. Contact the person who sent you the link.',
    },
    failed: {
      title: 'This draft cannot be shown',
      text: 'The server could not create the page. Try again in a moment.',
    },
  },
};
