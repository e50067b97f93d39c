import type { ReactNode } from 'react';
import { CopyStates } from '../copy/copy-states.tsx';

/** Copies the address of the page, and says so for a moment. */
export function CopyAddress(): ReactNode {
  return (
    <button type="button" data-copy="address" suppressHydrationWarning className="needs-script button-quiet text-sm">
      <CopyStates idle="post.copyUrl" copied="copy.linkCopied" />
    </button>
  );
}
