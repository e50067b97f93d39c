import type { ScreenProps } from '@recto/site';
import { CopyCommand } from '@recto/ui';
import type { ReactNode } from 'react';
import type { HomeData } from '../../server/loaders/home.ts';

export function HomeScreen({ data, body }: ScreenProps<HomeData>): ReactNode {
  const { title, description, pill, links, command } = data;
  return (
    <>
      <header className="hero">
        <div>
          {pill && (
            <a href={pill.to} className="pill">
              {pill.label}
              <span className="glyph glyph-chevron" aria-hidden="true" />
            </a>
          )}
          <h1 className="display hero-title">{title}</h1>
        </div>
        <div>
          <p className="text-lg text-pretty text-soft">{description}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            {links.map(({ label, to }, place) => (
              <a key={to} href={to} className={place === 0 ? 'button' : 'button-quiet'}>
                {label}
              </a>
            ))}
          </p>
          {command !== undefined && <CopyCommand command={command} />}
        </div>
      </header>
      <div className="landing">{body}</div>
    </>
  );
}
