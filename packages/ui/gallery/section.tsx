import type { ReactNode } from 'react';

/** A section of the gallery. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactNode {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14 border-t border-rule pt-6">
      <h2 id={`${id}-title`} className="display mb-6 text-2xl">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
    </section>
  );
}

/** One component in one state, with its name. */
export function Example({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <h3 className="mb-3 text-sm text-soft">{name}</h3>
      {children}
    </div>
  );
}
