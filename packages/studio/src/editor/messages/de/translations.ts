import type { EditorMessages } from '../messages.tsx';

export const translationsMessages: EditorMessages['translations'] = {
  language: 'Sprache',
  back: 'Alle Übersetzungen',
  progress: '{done} von {count} Seiten sind aktuell.',
  groups: { missing: 'Nicht übersetzt', stale: 'Original hat sich geändert', done: 'Aktuell' },
  allDone: 'Alle Seiten sind übersetzt und aktuell.',
  draft: 'Nicht veröffentlicht',
  create: {
    title: '„{title}“ fehlt noch in dieser Sprache: {language}',
    text: 'Eine neue Datei mit den Eigenschaften des Originals wird erstellt. Sie ist auf der Website zu sehen, wenn Sie sie veröffentlichen.',
    withText: 'Mit dem Text des Originals beginnen',
    empty: 'Mit leerem Text beginnen',
    noPlace:
      'Das Studio kann nicht feststellen, wohin diese Übersetzung gehört. Erstellen Sie die Datei unter „Dateien“.',
  },
  original: 'Original ({language})',
  translation: 'Übersetzung ({language})',
  fieldLabel: '{name}, {language}',
  blockLabel: 'Block {number} von {count}, {language}',
  keys: 'Alt+↓ und Alt+↑ wechseln zwischen den Blöcken.',
  copy: 'Aus dem Original kopieren',
  copyAll: 'Alles ohne Wörter kopieren',
  missing: 'Fehlt',
  same: 'Wie im Original',
  extra: 'Nur in der Übersetzung',
  state: {
    current: 'Auf dem Stand des Originals.',
    stale: 'Das Original hat sich geändert, seit dies übersetzt wurde.',
    unknown: 'Diese Übersetzung gibt nicht an, aus welcher Fassung des Originals sie entstanden ist.',
  },
  mark: 'Als aktuell markieren',
  changes: 'Was sich im Original geändert hat',
  changesUnknown: 'Die übersetzte Fassung wurde nicht gefunden. Vergleichen Sie mit dem Original unten.',
  compare: 'Mit dem Original vergleichen',
};
