import type { ReactNode } from 'react';
import { Avatar } from '../../src/article/avatar.tsx';
import { Badge } from '../../src/badge/badge.tsx';
import { Kbd } from '../../src/kbd/kbd.tsx';
import { Progress } from '../../src/progress/progress.tsx';
import { Skeleton } from '../../src/skeleton/skeleton.tsx';
import { say } from '../choices.ts';
import { Sample, Section } from '../section.tsx';

const COLORS = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const;
const FACE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'%3E%3Crect width='36' height='36' fill='%2315803d'/%3E%3Cpath d='M10 6h11l6 6v18H10z' fill='%23fff'/%3E%3C/svg%3E";

/** Badges and avatars. */
export function Signs(): ReactNode {
  const team = say('The Recto team', 'فريق ريكتو');
  return (
    <Section id="signs" title={say('Signs', 'العلامات')}>
      <Sample name={say('Badges', 'الشارات')}>
        <div className="flex flex-wrap gap-3">
          {COLORS.map((color) => (
            <Badge key={color} color={color}>
              {color}
            </Badge>
          ))}
        </div>
      </Sample>
      <Sample name={say('Avatars: a picture, a broken one, no name', 'الصور: صورة، صورة معطوبة، بلا اسم')}>
        <div className="flex gap-3" data-testid="avatars">
          <Avatar name={team} src={FACE} />
          <Avatar name={team} src="data:image/png;base64,broken" />
          <Avatar name="" src="data:image/png;base64,broken" />
        </div>
      </Sample>
      <Sample name={say('Avatars in three sizes', 'الصور بثلاثة أحجام')}>
        <div className="flex items-center gap-3">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <span key={size} className="flex gap-3">
              <Avatar name={team} size={size} />
              <Avatar name="" size={size} />
            </span>
          ))}
        </div>
      </Sample>
      <Sample name={say('Keys', 'المفاتيح')}>
        <Kbd keys={['⌘', 'K']} />
      </Sample>
      <Sample name={say('Progress', 'التقدّم')}>
        <div className="grid max-w-md gap-4">
          <Progress label={say('Upload', 'الرفع')} value={40} />
          <Progress label={say('Steps', 'الخطوات')} value={2} max={3} color="info" />
          <Progress label={say('Waiting', 'الانتظار')} />
        </div>
      </Sample>
      <Sample name={say('Skeletons', 'الهياكل')}>
        <div className="flex max-w-md items-start gap-4">
          <Skeleton className="size-12 shrink-0" />
          <Skeleton lines={3} className="grow" />
        </div>
      </Sample>
    </Section>
  );
}
