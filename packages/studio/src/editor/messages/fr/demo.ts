import type { EditorMessages } from '../messages.tsx';

export const demoMessages: EditorMessages['demo'] = {
  title: 'Démo',
  text: 'Vos modifications restent dans ce navigateur.',
  docs: 'L’utiliser sur votre site',
  discard: 'Abandonner',
  offline: 'Pas de connexion. Réessayez plus tard.',
  missing: 'Ce fichier n’est pas disponible dans la démo.',
  nothingSent: 'Dans cette démo, rien n’est envoyé.',
  refused: {
    publish:
      'Sur votre propre site, cela crée un commit à votre nom. Les personnes qui ne peuvent pas publier ouvrent une pull request à la place.',
    media: 'Sur votre propre site, vous pouvez parcourir et importer ici des images et des fichiers.',
    history:
      'Sur votre propre site, la liste des commits du fichier s’affiche ici, et vous pouvez restaurer n’importe lequel.',
    place: 'Sur votre propre site, c’est ici que vous créez et renommez des fichiers.',
    references: 'Sur votre propre site, la liste des pages qui ont un lien vers celle-ci s’affiche ici.',
  },
  other: 'Sur votre propre site, c’est le serveur qui s’en charge.',
};
