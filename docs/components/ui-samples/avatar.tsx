import { Avatar, Byline } from '@recto/site/ui';

export default function AvatarSample() {
  return (
    <div className="flex flex-wrap items-center gap-8">
      <div className="flex items-center gap-3">
        <Avatar name="Mira Okafor" size="sm" />
        <Avatar name="Mira Okafor" />
        <Avatar name="Mira Okafor" size="lg" />
      </div>
      <Byline authors={[{ name: 'Mira Okafor', username: 'mira' }]} />
    </div>
  );
}
