import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { CopyCommand } from '../copy/copy-command.tsx';
import { Actions } from './actions.tsx';
import type { ActionLink } from './actions.tsx';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `Hero`. */
export interface HeroProps {
  /** Title of the page. */
  title: string;
  /** Text below the title. */
  description: ReactNode;
  /** Link above the title, for news. */
  pill?: ActionLink | undefined;
  /** Links below the description; the first is the primary one. */
  links?: readonly ActionLink[] | undefined;
  /** Terminal command that can be copied. */
  command?: string | undefined;
  /** Illustration: a picture or other content. */
  children?: ReactNode;
  /** Position of the illustration. On a phone it is always below. */
  show?: 'beside' | 'below';
  /** Heading level of the title. */
  level?: 1 | 2;
}

/** Puts each of several sentences into an element of its own, so that lines break between them. */
function splitSentences(title: string): ReactNode {
  const sentences = title.split(/(?<=[.!?؟]) +/u);
  if (sentences.length === 1) return title;
  return sentences.map((sentence, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span>{sentence}</span>
    </Fragment>
  ));
}

/** The first section of a page: title, description, links and an illustration. */
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
        <Heading className="display hero-title">{splitSentences(title)}</Heading>
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
