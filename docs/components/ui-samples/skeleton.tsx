import { Skeleton } from '@recto/site/ui';

export default function SkeletonSample() {
  return (
    <div className="flex items-center gap-4">
      <Skeleton className="size-16 shrink-0" />
      <Skeleton lines={3} className="grow" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
