import type { ComponentProps, ReactNode } from 'react';
import type { SemanticColor } from '../theme/semantic-colors.ts';
import { safeHref } from '../link/safe-href.ts';

type ButtonVariant = 'solid' | 'outline' | 'soft' | 'ghost' | 'link';
type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  color?: SemanticColor;
  size?: ButtonSize;
  /** Shows that an action is in progress and disables the button. */
  loading?: boolean;
}

/** Properties of `Button`: those of a link if `to` is set, otherwise those of a button. */
export type ButtonProps = ButtonLook &
  (({ to: string } & Omit<ComponentProps<'a'>, 'href'>) | ({ to?: undefined } & ComponentProps<'button'>));

/** A button, or a link that looks like a button if `to` is set. */
export function Button(props: ButtonProps): ReactNode {
  const { variant = 'solid', color = 'primary', size = 'md', loading = false, className = '', ...rest } = props;
  const look = {
    className: `button ${className}`.trim(),
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'aria-busy': loading || undefined,
  };
  if (rest.to !== undefined) {
    const { to, children, ...link } = rest;
    return (
      <a {...look} {...link} href={safeHref(to)}>
        {children}
      </a>
    );
  }
  const { to: _, type = 'button', disabled = false, ...button } = rest;
  return <button {...look} {...button} type={type} disabled={disabled || loading} />;
}
