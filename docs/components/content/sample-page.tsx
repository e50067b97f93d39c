import type { ReactNode } from 'react';

interface SamplePageProps {
  /** Language of the page. */
  lang?: string;
  /** Writing direction of the language. */
  dir?: 'ltr' | 'rtl';
  /** Path of the page. */
  path?: string;
  /** Title of the page. */
  title?: string;
  /** Text below the page. */
  updated?: string;
  /** Text of the page. */
  children?: ReactNode;
}

/** A short page in its own language and writing direction. */
export default function SamplePage({ lang, dir, path, title, updated, children }: SamplePageProps): ReactNode {
  return (
    <div lang={lang} dir={dir} className="grid gap-3 p-5">
      <p>
        <span dir="ltr" className="font-mono text-sm text-soft">
          {path}
        </span>
      </p>
      <p className="display text-2xl">{title}</p>
      {children}
      <p className="text-sm text-soft">{updated}</p>
    </div>
  );
}
