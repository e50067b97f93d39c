import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

/** Turns the page dark or light, and remembers it under `storageKey`. */
export function ColorModeSwitch({ storageKey }: { storageKey: string }): ReactNode {
  const word = useWords();
  const isDark = useSyncExternalStore(watchRoot, rootIsDark, () => undefined);
  const toggle = (): void => {
    const mode = rootIsDark() ? 'light' : 'dark';
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(mode);
    localStorage.setItem(storageKey, mode);
  };
  return (
    <button
      type="button"
      data-live
      onClick={toggle}
      aria-label={word(isDark === true ? 'colorMode.switchToLight' : 'colorMode.switchToDark')}
      className="grid size-9 cursor-pointer place-items-center rounded-md text-soft hover:bg-leaf hover:text-ink"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
      >
        <circle cx="12" cy="12" r="8.2" />
        <path d="M12 3.8a8.2 8.2 0 0 1 0 16.4z" fill="currentColor" />
      </svg>
    </button>
  );
}

function rootIsDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => {
    observer.disconnect();
  };
}
