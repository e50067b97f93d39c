/** Interface texts of the demo, where visitors try the editor without a server. */
export const demoMessages = {
  title: 'Demo',
  text: 'What you write stays in this browser.',
  docs: 'Use it on your site',
  discard: 'Discard',
  offline: 'No connection. Try again later.',
  missing: 'This file cannot be read in the demo.',
  nothingSent: 'In this demo nothing is sent anywhere.',
  /** Explanations of what needs a server, by the endpoint that was requested. */
  refused: {
    publish: 'On your own site this makes one commit with your name. People who may not publish send a pull request.',
    media: 'On your own site this is the library of all pictures and files, with uploads.',
    history: 'On your own site these are the commits of the file, and you can bring back any of them.',
    place: 'On your own site you create and rename files here.',
    references: 'On your own site the pages that link to this one are listed here.',
  },
  other: 'On your own site the server does this.',
};
