import type { ReactNode } from 'react';

/** The close button of a dialog or toast. It comes last, so that the content receives the focus first. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="close-button">
      <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="m3 3 10 10M13 3 3 13" />
      </svg>
    </button>
  );
}
