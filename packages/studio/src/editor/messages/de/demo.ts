import type { EditorMessages } from '../messages.tsx';

export const demoMessages: EditorMessages['demo'] = {
  title: 'Demo',
  text: 'Was Sie schreiben, bleibt in diesem Browser.',
  docs: 'Auf der eigenen Website einsetzen',
  discard: 'Verwerfen',
  offline: 'Keine Verbindung. Versuchen Sie es später noch einmal.',
  missing: 'Diese Datei kann in der Demo nicht gelesen werden.',
  nothingSent: 'In dieser Demo wird nichts gesendet.',
  refused: {
    publish:
      'Auf Ihrer eigenen Website entsteht so ein Commit mit Ihrem Namen. Wer nicht veröffentlichen darf, sendet einen Pull Request.',
    media: 'Auf Ihrer eigenen Website ist hier die Bibliothek aller Bilder und Dateien, auch zum Hochladen.',
    history: 'Auf Ihrer eigenen Website stehen hier die Commits der Datei, und jeder Stand lässt sich zurückholen.',
    place: 'Auf Ihrer eigenen Website legen Sie hier Dateien an und benennen sie um.',
    references: 'Auf Ihrer eigenen Website stehen hier die Seiten, die auf diese verweisen.',
  },
  other: 'Auf Ihrer eigenen Website erledigt das der Server.',
};
