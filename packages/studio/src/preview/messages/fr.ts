import type { PreviewMessages } from '../messages/preview-messages.ts';

/** Messages of previews in French. */
export const messages: PreviewMessages = {
  label: 'Aperçu d’un brouillon',
  until: 'Ces modifications ne sont pas publiées. Le lien est valable jusqu’au {time}.',
  home: 'Aller à {site}',
  refusals: {
    ended: {
      title: 'Ce lien d’aperçu ne fonctionne pas',
      text: 'Le lien est incomplet, ou son brouillon n’est plus partagé. Demandez-en un nouveau à la personne qui l’a envoyé.',
    },
    expired: { title: 'Ce lien d’aperçu a expiré', text: 'Demandez-en un nouveau à la personne qui l’a envoyé.' },
    errors: {
      title: 'Ce brouillon ne peut pas être affiché',
      text: 'Son texte contient des erreurs qui doivent d’abord être corrigées. Contactez la personne qui vous a envoyé le lien.',
    },
    noPage: {
      title: 'Ce brouillon ne peut pas être affiché',
      text: 'Il n’y a pas de page à son URL. Contactez la personne qui vous a envoyé le lien.',
    },
    failed: {
      title: 'Ce brouillon ne peut pas être affiché',
      text: 'Le serveur n’a pas pu créer la page. Réessayez dans un instant.',
    },
  },
};
