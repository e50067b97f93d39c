import type { EditorMessages } from '../messages.tsx';

export const draftsMessages: EditorMessages['drafts'] = {
  savedOnServer: 'Enregistré',
  savedHereOnly: 'Enregistré dans ce navigateur seulement',
  conflict: {
    differs: 'Un autre appareil a un brouillon différent de {name}',
    gone: 'Le brouillon de {name} a été publié ou abandonné ailleurs',
    decide: 'Décider',
    differsText:
      'Les deux textes sont conservés jusqu’à votre décision. La différence montre ce que l’autre brouillon changerait ici.',
    goneText: 'Votre texte est encore dans ce navigateur. Gardez-le comme brouillon ou abandonnez-le ici aussi.',
    keepOwn: 'Garder le brouillon de ce navigateur',
    takeOther: 'Prendre l’autre brouillon',
    discardOwn: 'Abandonner ici',
  },
  share: {
    title: 'Lien d’aperçu',
    text: 'Toute personne qui a ce lien voit la page avec ce brouillon, sans se connecter, jusqu’au {time}. La page suit ce que vous écrivez.',
    limits:
      'Les images du dossier du texte et celles qui ne sont pas encore publiées y manquent. Le lien prend fin quand vous publiez ou abandonnez le brouillon.',
    label: 'Adresse de l’aperçu',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    stop: 'Arrêter le partage',
    stopped: 'Les liens vers ce brouillon ne fonctionnent plus.',
    close: 'Fermer',
    noPage: 'Ce fichier n’est pas une page, il n’y a donc rien à prévisualiser.',
    notSent: 'Le serveur n’a pas encore ce brouillon. Vérifiez votre connexion et réessayez.',
  },
};
