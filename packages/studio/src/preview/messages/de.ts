import type { PreviewMessages } from '../messages/preview-messages.ts';

/** Messages of previews in German. */
export const messages: PreviewMessages = {
  label: 'Vorschau eines Entwurfs',
  until: 'Diese Änderungen sind nicht veröffentlicht. Der Link gilt bis {time}.',
  home: 'Zu {site}',
  refusals: {
    ended: {
      title: 'Dieser Vorschau-Link funktioniert nicht',
      text: 'Der Link ist unvollständig, oder sein Entwurf wird nicht mehr geteilt. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    },
    expired: {
      title: 'Dieser Vorschau-Link ist abgelaufen',
      text: 'Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    },
    errors: {
      title: 'Dieser Entwurf kann nicht gezeigt werden',
      text: 'Sein Text hat Fehler, die zuerst korrigiert werden müssen. Sagen Sie es der Person, die Ihnen den Link geschickt hat.',
    },
    noPage: {
      title: 'Dieser Entwurf kann nicht gezeigt werden',
      text: 'An seiner Adresse gibt es keine Seite. Sagen Sie es der Person, die Ihnen den Link geschickt hat.',
    },
    failed: {
      title: 'Dieser Entwurf kann nicht gezeigt werden',
      text: 'Der Server konnte die Seite nicht erstellen. Versuchen Sie es gleich noch einmal.',
    },
  },
};
