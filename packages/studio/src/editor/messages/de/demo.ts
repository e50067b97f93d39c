import type { EditorMessages } from '../messages.tsx';

export const demoMessages: EditorMessages['demo'] = {
  title: 'Demo',
  text: 'Deine Änderungen bleiben in diesem Browser.',
  docs: 'Auf deiner Website einsetzen',
  discard: 'Verwerfen',
  offline: 'Keine Verbindung. Versuche es später noch einmal.',
  missing: 'Diese Datei ist in der Demo nicht verfügbar.',
  nothingSent: 'In dieser Demo wird nichts gesendet.',
  refused: {
    publish:
      'Auf deiner eigenen Website wird daraus ein Commit unter deinem Namen. Wer nicht veröffentlichen darf, öffnet stattdessen einen Pull Request.',
    media: 'Auf deiner eigenen Website kannst du hier Bilder und Dateien ansehen und hochladen.',
    history:
      'Auf deiner eigenen Website stehen hier die Commits der Datei, und du kannst jeden davon wiederherstellen.',
    place: 'Auf deiner eigenen Website kannst du hier Dateien anlegen und umbenennen.',
    references: 'Auf deiner eigenen Website stehen hier die Seiten, die auf diese verweisen.',
  },
  other: 'Auf deiner eigenen Website erledigt das der Server.',
};
