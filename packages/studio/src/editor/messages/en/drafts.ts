/** Interface texts about drafts on the server and their previews, with `{name}` placeholders. */
export const draftsMessages = {
  savedOnServer: 'Saved',
  savedHereOnly: 'Saved in this browser only',
  conflict: {
    differs: 'Another device has a different draft of {name}',
    gone: 'The draft of {name} was published or discarded elsewhere',
    decide: 'Decide',
    differsText: 'Both texts are kept until you decide. The difference shows what the other draft would change here.',
    goneText: 'Your text is still in this browser. Keep it as a draft, or discard it here as well.',
    keepOwn: 'Keep the draft of this browser',
    takeOther: 'Take the other draft',
    discardOwn: 'Discard it here',
  },
  share: {
    title: 'Preview link',
    text: 'Whoever has this link sees the page with this draft, without signing in, until {time}. It follows what you write.',
    limits:
      'Pictures in the folder of the text, and those that are not published yet, are missing there. The link ends when you publish or discard the draft.',
    label: 'Address of the preview',
    copy: 'Copy link',
    copied: 'The link is copied.',
    stop: 'Stop sharing',
    stopped: 'Links to this draft no longer work.',
    close: 'Close',
    noPage: 'This file is not a page of its own, so there is nothing to preview.',
    notSent: 'The server does not have this draft yet. Check your connection and try again.',
  },
};
