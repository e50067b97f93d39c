import type { ReactNode } from 'react';
import { CopyStates } from '../copy/copy-states.tsx';

/** Button that copies the URL of the page and confirms it for a moment. */
export function CopyUrl(): ReactNode {
  return (
    <button type="button" data-copy="url" suppressHydrationWarning className="needs-script button-quiet text-sm">
      <CopyStates idle="post.copyUrl" copied="copy.linkCopied" />
    </button>
  );
}
