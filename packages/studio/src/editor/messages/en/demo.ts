/** Interface texts of the demo, where visitors try the editor without a server. */
export const demoMessages = {
  title: 'Demo',
  text: 'Your changes stay in this browser.',
  docs: 'Use it on your site',
  discard: 'Discard',
  offline: 'No connection. Try again later.',
  missing: 'This file is not available in the demo.',
  nothingSent: 'The demo does not send anything.',
  /** Explanations of what needs a server, by the endpoint that was requested. */
  refused: {
    publish:
      'On your own site, this creates one commit in your name. People who cannot publish open a pull request instead.',
    media: 'On your own site, you can browse and upload pictures and files here.',
    history: 'On your own site, this lists the commits of the file, and you can restore any of them.',
    place: 'On your own site, you can create and rename files here.',
    references: 'On your own site, this lists the pages that link to this one.',
  },
  other: 'On your own site, the server does this.',
};
