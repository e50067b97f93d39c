import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconsContext } from './icons-context.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name' | 'dangerouslySetInnerHTML'> {
  /** Collection, colon, name, as one string: so the build finds it, and puts the drawing beside the code. */
  name: string;
  /** What it says where no words stand beside it. Without one it is an ornament, and nobody hears of it. */
  label?: string;
  /** Points where the writing goes: turned around in a language that is written from right to left. */
  mirrored?: boolean;
}

/** A drawing the size of the text around it, in its colour. */
export function Icon({ name, label, mirrored = false, className = '', ...rest }: IconProps): ReactNode {
  const icons = use(IconsContext);
  const read = () => icons.get(name);
  const drawing = useSyncExternalStore(icons.subscribe, read, read);
  const isMissing = drawing === undefined;
  const element = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (isMissing) icons.request(name, element.current);
  }, [icons, name, isMissing]);
  return (
    <svg
      ref={element}
      viewBox={drawing?.viewBox ?? '0 0 24 24'}
      width="1em"
      height="1em"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`${mirrored ? 'rtl:-scale-x-100 ' : ''}${className}`.trim() || undefined}
      {...rest}
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  );
}
