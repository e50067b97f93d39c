import type { ReactNode } from 'react';
import { CopyCommand } from '../copy/copy-command.tsx';
import { Actions } from './actions.tsx';
import type { ActionLink } from './actions.tsx';
import { safeHref } from '../link/safe-href.ts';

export interface HeroProps {
  title: string;
  description: ReactNode;
  /** What is new, above the title. */
  pill?: ActionLink | undefined;
  links?: readonly ActionLink[] | undefined;
  /** A line for the terminal. */
  command?: string | undefined;
  /** What shows it: a picture, or anything else. */
  children?: ReactNode;
  /** Where that stands. On a phone it is always below. */
  show?: 'beside' | 'below';
  /** Level of the title among the headings of the page. */
  level?: 1 | 2;
}

/** The first words of a site: what it is, for whom, and where to go. */
export function Hero({
  title,
  description,
  pill,
  links,
  command,
  children,
  show = 'below',
  level = 1,
}: HeroProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <header className="hero" data-show={children === undefined ? undefined : show}>
      <div>
        {pill && (
          <a href={safeHref(pill.to)} target={pill.target} className="pill">
            {pill.label}
            <span className="glyph glyph-chevron" aria-hidden="true" />
          </a>
        )}
        <Heading className="display hero-title">{title}</Heading>
      </div>
      <div>
        <p className="text-lg text-pretty text-soft">{description}</p>
        {links && <Actions links={links} />}
        {command !== undefined && <CopyCommand command={command} />}
      </div>
      {children !== undefined && <div className="hero-show">{children}</div>}
    </header>
  );
}
