import { useEffect, useState } from 'react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface StudioDemoButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Address of the documentation for those who want the studio for their own site. */
  docs?: string;
  /** A parameter that opens the editor as well: with `try`, links to `/studio?try` do. */
  parameter?: string;
}

/** Opens the editor beside the page. Its code is loaded then. */
export function StudioDemoButton({ docs, parameter, children, ...rest }: StudioDemoButtonProps): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const url = new URL(location.href);
    if (parameter === undefined || !url.searchParams.has(parameter)) return;
    // Whoever reloads the page, or comes back to it, has not asked for the editor again.
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
  // A server has no page to edit, and its build does not need the editor.
  if (import.meta.env.SSR) return;
  const { openDemo } = await import('../editor/demo/open-demo.ts');
  await openDemo({ docs });
}
