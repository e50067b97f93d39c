import type { EditorWords } from '../words.tsx';

export const filesWords: EditorWords['files'] = {
  search: 'Dateien durchsuchen',
  language: 'Sprache',
  all: 'Alle Sprachen',
  empty: 'Keine Datei hat das im Namen, Titel oder Pfad.',
  none: 'Es gibt noch keine Dateien.',
  tree: 'Dateien',
  other: 'Weitere Dateien',
  more: '{count} weitere anzeigen',
  actions: 'Aktionen für {name}',
  create: 'Neue Seite',
  createHere: 'Neue Seite hier',
  createTitle: 'Neue Seite',
  createAction: 'Erstellen',
  duplicate: 'Duplizieren',
  duplicateTitle: '{name} duplizieren',
  title: 'Titel',
  folder: 'Ordner',
  path: 'Datei',
  address: 'Adresse:',
  badPath: 'Dieser Pfad ist nicht erlaubt ({reason}).',
  taken: 'Es gibt schon eine Datei mit diesem Pfad: {path}',
  addressTaken: 'Es gibt schon eine Seite mit dieser Adresse: {path}',
  noCollection:
    'Keine Sammlung der Website enthält Dateien mit diesem Pfad. Die Datei würde auf keiner Seite angezeigt.',
};
