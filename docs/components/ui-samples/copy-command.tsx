'use client';

import { CopyCommand } from '@recto/site/ui';

export default function CopyCommandSample() {
  return <CopyCommand command="npx recto dev" />;
}
