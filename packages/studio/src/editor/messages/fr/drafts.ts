import type { EditorMessages } from '../messages.tsx';

export const draftsMessages: EditorMessages['drafts'] = {
  savedOnServer: 'Enregistré',
  savedHereOnly: 'Enregistré dans ce navigateur seulement',
  conflict: {
    differs: 'Il y a un autre brouillon de {name} sur un autre appareil',
    gone: 'Le brouillon de {name} a été publié ou abandonné ailleurs',
    decide: 'Résoudre',
    differsText:
      'Les deux brouillons sont conservés jusqu’à ce que vous en choisissiez un. La comparaison montre ce que l’autre brouillon changerait.',
    goneText: 'Votre texte est encore dans ce navigateur. Gardez-le comme brouillon ou abandonnez-le.',
    keepOwn: 'Garder ce brouillon',
    takeOther: 'Utiliser l’autre brouillon',
    discardOwn: 'Abandonner ce brouillon',
  },
  upstream: {
    changed: 'Une version plus récente de ce fichier a été publiée.',
    deleted: 'Ce fichier a été supprimé par quelqu’un d’autre.',
    merge: 'Fusionner les modifications',
    merged: 'Les modifications publiées font maintenant partie de votre texte. Vous pouvez annuler cette opération.',
    conflictText: 'Choisissez une version pour chaque conflit. Votre texte ne change pas avant que vous continuiez.',
  },
  problems: {
    changed: { message: 'Ce brouillon a été modifié dans une autre fenêtre.', hint: 'Choisissez le texte à garder.' },
    none: { message: 'Le serveur n’a pas de brouillon de ce fichier.', hint: 'Votre texte reste dans ce navigateur.' },
    size: {
      message: 'Le brouillon est trop long pour le serveur, qui enregistre au plus {size} Mo.',
      hint: 'Publiez les modifications terminées, ou envoyez les images au lieu de les intégrer au texte.',
    },
    count: {
      message: 'Le serveur enregistre au plus {count} de vos brouillons.',
      hint: 'Publiez-en ou abandonnez-en.',
    },
  },
  share: {
    title: 'Lien d’aperçu',
    text: 'Toute personne qui a ce lien peut voir la page avec ce brouillon jusqu’au {time}, sans se connecter. L’aperçu change pendant que vous écrivez.',
    limits:
      'L’aperçu n’affiche pas vos brouillons d’autres pages. Le lien ne fonctionne plus dès que vous publiez ou abandonnez le brouillon.',
    label: 'URL de l’aperçu',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    stop: 'Arrêter le partage',
    stopped: 'Les liens vers ce brouillon ne fonctionnent plus.',
    close: 'Fermer',
    noPage: 'Ce fichier n’a pas sa propre page, il n’y a donc rien à prévisualiser.',
    notSent: 'Ce brouillon n’est pas encore enregistré sur le serveur. Vérifiez votre connexion et réessayez.',
  },
};
