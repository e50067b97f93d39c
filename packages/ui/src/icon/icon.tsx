import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconsContext } from './icons-context.ts';

/** Properties of `Icon`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name' | 'dangerouslySetInnerHTML'> {
  /**
   * Icon collection and icon name, separated by a colon: `lucide:house`. Write it as a string literal, so that the
   * build can find it and bundle the icon.
   */
  name: string;
  /** Accessible name of an icon without text next to it. Without a label, the icon is hidden from screen readers. */
  label?: string;
  /** Whether the icon shows a direction and is mirrored in right-to-left languages. */
  mirrored?: boolean;
}

/** An icon in the size and colour of the surrounding text. */
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
      className={`${mirrored ? 'rtl:[scale:-1_1] ' : ''}${className}`.trim() || undefined}
      {...rest}
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  );
}
