import type { EditorMessages } from '../messages.tsx';

export const demoMessages: EditorMessages['demo'] = {
  title: 'Démo',
  text: 'Ce que vous écrivez reste dans ce navigateur.',
  docs: 'L’utiliser sur votre site',
  discard: 'Abandonner',
  offline: 'Pas de connexion. Réessayez plus tard.',
  missing: 'Ce fichier ne peut pas être lu dans la démo.',
  nothingSent: 'Dans cette démo, rien n’est envoyé.',
  refused: {
    publish:
      'Sur votre propre site, cela crée un commit à votre nom. Les personnes qui ne peuvent pas publier envoient une pull request.',
    media:
      'Sur votre propre site, c’est ici que se trouve la bibliothèque des images et des fichiers, avec l’envoi de nouveaux.',
    history: 'Sur votre propre site, ce sont les commits du fichier, et chacun peut être rétabli.',
    place: 'Sur votre propre site, c’est ici que vous créez et renommez des fichiers.',
    references: 'Sur votre propre site, les pages qui mènent à celle-ci sont énumérées ici.',
  },
  other: 'Sur votre propre site, c’est le serveur qui s’en charge.',
};
