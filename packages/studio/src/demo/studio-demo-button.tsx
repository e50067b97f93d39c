import { useEffect, useState } from 'react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

/** Properties of `StudioDemoButton`. */
export interface StudioDemoButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** URL of the documentation on setting up the studio. */
  docs?: string;
  /** Query parameter that also opens the editor: with `try`, links to `/studio?try` open it. */
  parameter?: string;
}

/** Opens the editor next to the page. Its code is loaded on demand. */
export function StudioDemoButton({ docs, parameter, children, ...rest }: StudioDemoButtonProps): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const url = new URL(location.href);
    if (parameter === undefined || !url.searchParams.has(parameter)) return;
    // Reloading the page or returning to it must not open the editor again.
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
    void loadDemo(docs);
  }, [parameter, docs]);
  const open = (): void => {
    setIsBusy(true);
    void loadDemo(docs).finally(() => {
      setIsBusy(false);
    });
  };
  return (
    <button type="button" data-live aria-busy={isBusy} onClick={open} {...rest}>
      {children}
    </button>
  );
}

async function loadDemo(docs: string | undefined): Promise<void> {
  // The editor runs only in the browser, and the server build must not include it.
  if (import.meta.env.SSR) return;
  const { openDemo } = await import('../editor/demo/open-demo.ts');
  await openDemo({ docs });
}
