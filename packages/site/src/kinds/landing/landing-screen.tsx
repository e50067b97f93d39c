import type { ScreenPropsOf } from '../../app/app.ts';
import { Hero } from '@recto/ui';
import type { ReactNode } from 'react';
import type { LandingData } from './landing.server.ts';
import { ModeImage } from '../../images/mode-image.tsx';

/** A landing page. */
export default function LandingScreen({ data, body }: ScreenPropsOf<LandingData>): ReactNode {
  const { title, description, pill, links, command, image } = data;
  return (
    <>
      <Hero title={title} description={description} pill={pill} links={links} command={command}>
        {image && <ModeImage {...image} sizes="100vw 2xl:92rem" className="rounded-lg border border-rule" />}
      </Hero>
      <div className="landing">{body}</div>
    </>
  );
}
