import type { ReactNode } from 'react';

/** Title and description of a screen, above a hairline. */
export function PageHeader({ title, description }: { title: string; description: string }): ReactNode {
  return (
    <header className="border-b border-rule py-12 sm:py-16">
      <h1 className="display text-4xl sm:text-5xl">{title}</h1>
      {description !== '' && <p className="mt-4 max-w-[60ch] text-lg text-pretty text-soft">{description}</p>}
    </header>
  );
}
