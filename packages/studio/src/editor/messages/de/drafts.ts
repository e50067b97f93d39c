import type { EditorMessages } from '../messages.tsx';

export const draftsMessages: EditorMessages['drafts'] = {
  savedOnServer: 'Gespeichert',
  savedHereOnly: 'Nur in diesem Browser gespeichert',
  conflict: {
    differs: 'Ein anderes Gerät hat einen anderen Entwurf von {name}',
    gone: 'Der Entwurf von {name} wurde anderswo veröffentlicht oder verworfen',
    decide: 'Entscheiden',
    differsText:
      'Beide Texte bleiben, bis Sie entscheiden. Der Unterschied zeigt, was der andere Entwurf hier ändern würde.',
    goneText: 'Ihr Text ist noch in diesem Browser. Behalten Sie ihn als Entwurf oder verwerfen Sie ihn auch hier.',
    keepOwn: 'Entwurf dieses Browsers behalten',
    takeOther: 'Anderen Entwurf nehmen',
    discardOwn: 'Hier verwerfen',
  },
  share: {
    title: 'Vorschau-Link',
    text: 'Wer diesen Link hat, sieht die Seite mit diesem Entwurf ohne Anmeldung bis {time}. Sie folgt dem, was Sie schreiben.',
    limits:
      'Bilder im Ordner des Textes und solche, die noch nicht veröffentlicht sind, fehlen dort. Der Link endet, wenn Sie den Entwurf veröffentlichen oder verwerfen.',
    label: 'Adresse der Vorschau',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    stop: 'Teilen beenden',
    stopped: 'Links zu diesem Entwurf funktionieren nicht mehr.',
    close: 'Schließen',
    noPage: 'Diese Datei ist keine eigene Seite, also gibt es keine Vorschau.',
    notSent: 'Der Server hat diesen Entwurf noch nicht. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
};
