import type { PreviewMessages } from '../messages/preview-messages.ts';

/** Messages of previews in German. */
export const messages: PreviewMessages = {
  label: 'Vorschau eines Entwurfs',
  until: 'Diese Änderungen sind nicht veröffentlicht. Der Link gilt bis zum {time}.',
  home: 'Zu {site}',
  refusals: {
    ended: {
      title: 'Dieser Vorschaulink funktioniert nicht',
      text: 'Der Link ist unvollständig, oder der Entwurf wird nicht mehr geteilt. Bitte die Person, die dir den Link geschickt hat, um einen neuen.',
    },
    expired: {
      title: 'Dieser Vorschaulink ist abgelaufen',
      text: 'Bitte die Person, die dir den Link geschickt hat, um einen neuen.',
    },
    errors: {
      title: 'Dieser Entwurf kann nicht angezeigt werden',
      text: 'Der Text enthält Fehler, die zuerst korrigiert werden müssen. Wende dich an die Person, die dir den Link geschickt hat.',
    },
    noPage: {
      title: 'Dieser Entwurf kann nicht angezeigt werden',
      text: 'Unter der URL des Entwurfs gibt es keine Seite. Wende dich an die Person, die dir den Link geschickt hat.',
    },
    failed: {
      title: 'Dieser Entwurf kann nicht angezeigt werden',
      text: 'Der Server konnte die Seite nicht erstellen. Versuche es gleich noch einmal.',
    },
  },
};
