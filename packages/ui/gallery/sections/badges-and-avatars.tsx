import type { ReactNode } from 'react';
import { Avatar } from '../../src/article/avatar.tsx';
import { Badge } from '../../src/badge/badge.tsx';
import { Kbd } from '../../src/kbd/kbd.tsx';
import { Progress } from '../../src/progress/progress.tsx';
import { Skeleton } from '../../src/skeleton/skeleton.tsx';
import { localText } from '../choices.ts';
import { Example, Section } from '../section.tsx';

const COLORS = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const;
const AVATAR_IMAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'%3E%3Crect width='36' height='36' fill='%2315803d'/%3E%3Cpath d='M10 6h11l6 6v18H10z' fill='%23fff'/%3E%3C/svg%3E";

/** Badges, avatars, keys, progress bars and skeletons. */
export function BadgesAndAvatars(): ReactNode {
  const team = localText('The Recto team', 'فريق ريكتو');
  return (
    <Section id="badges-and-avatars" title={localText('Badges, avatars and indicators', 'الشارات والصور والمؤشّرات')}>
      <Example name={localText('Badges', 'الشارات')}>
        <div className="flex flex-wrap gap-3">
          {COLORS.map((color) => (
            <Badge key={color} color={color}>
              {color}
            </Badge>
          ))}
        </div>
      </Example>
      <Example name={localText('Avatars: a picture, a broken one, no name', 'الصور: صورة، صورة معطوبة، بلا اسم')}>
        <div className="flex gap-3" data-testid="avatars">
          <Avatar name={team} src={AVATAR_IMAGE} />
          <Avatar name={team} src="data:image/png;base64,broken" />
          <Avatar name="" src="data:image/png;base64,broken" />
        </div>
      </Example>
      <Example name={localText('Avatars in three sizes', 'الصور بثلاثة أحجام')}>
        <div className="flex items-center gap-3">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <span key={size} className="flex gap-3">
              <Avatar name={team} size={size} />
              <Avatar name="" size={size} />
            </span>
          ))}
        </div>
      </Example>
      <Example name={localText('Keys', 'المفاتيح')}>
        <Kbd keys={['⌘', 'K']} />
      </Example>
      <Example name={localText('Progress', 'التقدّم')}>
        <div className="grid max-w-md gap-4">
          <Progress label={localText('Upload', 'الرفع')} value={40} />
          <Progress label={localText('Steps', 'الخطوات')} value={2} max={3} color="info" />
          <Progress label={localText('Waiting', 'الانتظار')} />
        </div>
      </Example>
      <Example name={localText('Skeletons', 'الهياكل')}>
        <div className="flex max-w-md items-start gap-4">
          <Skeleton className="size-12 shrink-0" />
          <Skeleton lines={3} className="grow" />
        </div>
      </Example>
    </Section>
  );
}
