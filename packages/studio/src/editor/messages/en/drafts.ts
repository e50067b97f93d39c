/** Interface texts about drafts on the server and their previews, with `{name}` placeholders. */
export const draftsMessages = {
  savedOnServer: 'Saved',
  savedHereOnly: 'Saved in this browser only',
  conflict: {
    differs: 'Another device has a different draft of {name}',
    gone: 'The draft of {name} was published or discarded elsewhere',
    decide: 'Resolve',
    differsText: 'Both drafts are kept until you choose one. The comparison shows what the other draft would change.',
    goneText: 'Your text is still in this browser. Keep it as a draft, or discard it.',
    keepOwn: 'Keep this draft',
    takeOther: 'Use the other draft',
    discardOwn: 'Discard this draft',
  },
  upstream: {
    changed: 'A newer version of this file was published.',
    deleted: 'This file was deleted by someone else.',
    merge: 'Merge changes',
    merged: 'The published changes are now part of your text. You can undo this.',
    conflictText: 'Choose a version for each conflict. Your text stays as it is until you continue.',
  },
  /** Errors of the server: what is wrong, and what to do. */
  problems: {
    changed: { message: 'This draft was changed in another window.', hint: 'Choose which text to keep.' },
    none: { message: 'The server has no draft of this file.', hint: 'Your text is kept in this browser.' },
    size: {
      message: 'The draft is too long for the server, which stores at most {size} MB.',
      hint: 'Publish finished changes, or upload pictures instead of embedding them in the text.',
    },
    count: { message: 'The server stores at most {count} of your drafts.', hint: 'Publish or discard some of them.' },
  },
  share: {
    title: 'Preview link',
    text: 'Anyone with this link can see the page with this draft until {time}, without signing in. The preview updates as you write.',
    limits:
      'The preview does not show your drafts of other pages. The link stops working when you publish or discard the draft.',
    label: 'Preview URL',
    copy: 'Copy link',
    copied: 'Link copied.',
    stop: 'Stop sharing',
    stopped: 'Links to this draft no longer work.',
    close: 'Close',
    noPage: 'This file does not have its own page, so there is nothing to preview.',
    notSent: 'This draft is not saved on the server yet. Check your connection and try again.',
  },
};
