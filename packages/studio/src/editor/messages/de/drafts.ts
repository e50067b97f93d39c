import type { EditorMessages } from '../messages.tsx';

export const draftsMessages: EditorMessages['drafts'] = {
  savedOnServer: 'Gespeichert',
  savedHereOnly: 'Nur in diesem Browser gespeichert',
  conflict: {
    differs: 'Auf einem anderen Gerät gibt es einen anderen Entwurf von {name}',
    gone: 'Der Entwurf von {name} wurde anderswo veröffentlicht oder verworfen',
    decide: 'Entscheiden',
    differsText:
      'Beide Entwürfe bleiben erhalten, bis du einen auswählst. Der Vergleich zeigt, was der andere Entwurf ändern würde.',
    goneText: 'Dein Text ist noch in diesem Browser. Behalte ihn als Entwurf oder verwirf ihn.',
    keepOwn: 'Diesen Entwurf behalten',
    takeOther: 'Anderen Entwurf übernehmen',
    discardOwn: 'Diesen Entwurf verwerfen',
  },
  upstream: {
    changed: 'Eine neuere Fassung dieser Datei wurde veröffentlicht.',
    deleted: 'Diese Datei wurde von jemand anderem gelöscht.',
    merge: 'Änderungen zusammenführen',
    merged: 'Die veröffentlichten Änderungen sind jetzt in deinem Text. Du kannst das rückgängig machen.',
    conflictText: 'Wähle für jeden Konflikt eine Fassung. Dein Text ändert sich erst, wenn du fortfährst.',
  },
  problems: {
    changed: {
      message: 'Dieser Entwurf wurde in einem anderen Fenster geändert.',
      hint: 'Wähle, welcher Text bleiben soll.',
    },
    none: { message: 'Der Server hat keinen Entwurf dieser Datei.', hint: 'Dein Text bleibt in diesem Browser.' },
    size: {
      message: 'Der Entwurf ist zu lang für den Server, der höchstens {size} MB speichert.',
      hint: 'Veröffentliche fertige Änderungen, oder lade Bilder hoch, statt sie in den Text einzubetten.',
    },
    count: {
      message: 'Der Server speichert höchstens {count} deiner Entwürfe.',
      hint: 'Veröffentliche oder verwirf einige davon.',
    },
  },
  share: {
    title: 'Vorschaulink',
    text: 'Wer diesen Link hat, kann die Seite mit diesem Entwurf bis zum {time} sehen, ohne sich anzumelden. Die Vorschau ändert sich, während du schreibst.',
    limits:
      'Die Vorschau zeigt deine Entwürfe anderer Seiten nicht. Der Link funktioniert nicht mehr, sobald du den Entwurf veröffentlichst oder verwirfst.',
    label: 'URL der Vorschau',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    stop: 'Teilen beenden',
    stopped: 'Links zu diesem Entwurf funktionieren nicht mehr.',
    close: 'Schließen',
    noPage: 'Diese Datei hat keine eigene Seite, deshalb gibt es keine Vorschau.',
    notSent:
      'Dieser Entwurf ist noch nicht auf dem Server gespeichert. Prüfe die Verbindung und versuche es noch einmal.',
  },
};
