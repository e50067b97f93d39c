import type { EditorMessages } from '../messages.tsx';

export const translationsMessages: EditorMessages['translations'] = {
  language: 'Sprache',
  back: 'Alle Übersetzungen',
  progress: '{done} von {count} Seiten sind aktuell.',
  groups: { missing: 'Nicht übersetzt', stale: 'Original hat sich geändert', done: 'Aktuell' },
  allDone: 'Alle Seiten sind übersetzt und aktuell.',
  draft: 'Nicht veröffentlicht',
  create: {
    title: '„{title}“ ist noch nicht in diese Sprache übersetzt: {language}',
    text: 'Eine Datei mit den Eigenschaften des Originals wird angelegt. Besucher sehen sie nach dem Veröffentlichen.',
    withText: 'Mit dem Text des Originals beginnen',
    empty: 'Mit einer leeren Seite beginnen',
    noPlace:
      'Das Studio kann nicht feststellen, wo diese Übersetzung gespeichert werden soll. Lege die Datei unter „Dateien“ an.',
  },
  original: 'Original ({language})',
  translation: 'Übersetzung ({language})',
  fieldLabel: '{name}, {language}',
  blockLabel: 'Block {number} von {count}, {language}',
  keys: 'Mit Alt+↓ und Alt+↑ wechselst du zwischen den Blöcken.',
  copy: 'Aus dem Original kopieren',
  copyAll: 'Alle Blöcke ohne Text kopieren',
  missing: 'Fehlt',
  same: 'Wie im Original',
  extra: 'Nur in der Übersetzung',
  state: {
    current: 'Auf dem Stand des Originals.',
    stale: 'Das Original hat sich seit dieser Übersetzung geändert.',
    unknown: 'Diese Übersetzung gibt nicht an, auf welcher Fassung des Originals sie beruht.',
  },
  mark: 'Als aktuell markieren',
  changes: 'Was sich im Original geändert hat',
  changesUnknown:
    'Die Fassung, auf der diese Übersetzung beruht, wurde nicht gefunden. Vergleiche mit dem Original unten.',
  compare: 'Mit dem Original vergleichen',
};
