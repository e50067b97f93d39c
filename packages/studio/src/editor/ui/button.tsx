import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

/** Props of `Button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Style of the button. */
  look?: 'primary' | 'quiet' | 'danger';
  /** Icon before the text. */
  icon?: IconName;
}

/** A button with text. */
export function Button({ look, icon, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={`rs-button ${look ? `rs-${look}` : ''}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Props of `IconButton`. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Accessible name, also shown as a tooltip. */
  label: string;
}

/** A button that only shows an icon. Its name is shown on hover. */
export function IconButton({ icon, label, ...rest }: IconButtonProps): ReactNode {
  return (
    <button type="button" className="rs-icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
