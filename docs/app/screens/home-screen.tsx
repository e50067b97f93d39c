import type { ScreenProps } from '@recto/site';
import type { ReactNode } from 'react';
import type { HomeData } from '../../server/loaders/home.ts';

export function HomeScreen({ data, body }: ScreenProps<HomeData>): ReactNode {
  return (
    <section className="grid items-center gap-12 py-16 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div>
        <h1 className="display text-4xl sm:text-6xl">{data.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg text-pretty text-soft sm:text-xl">{data.description}</p>
        <p className="mt-9">
          <a href={data.start.to} className="button">
            {data.start.label}
          </a>
        </p>
      </div>
      <div className="prose max-w-none min-w-0 text-base">{body}</div>
    </section>
  );
}
