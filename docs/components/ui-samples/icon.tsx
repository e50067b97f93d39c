'use client';

import { Icon } from '@recto/site/ui';

export default function IconSample() {
  return (
    <div className="flex items-center gap-3">
      <Icon name="lucide:book-open" />
      Documentation
      <Icon name="lucide:newspaper" label="News" className="text-accent" />
    </div>
  );
}
