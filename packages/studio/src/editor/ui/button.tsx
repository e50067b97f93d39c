import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'quiet' | 'danger';
  icon?: IconName;
}

export function Button({ look, icon, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={`rs-button ${look ? `rs-${look}` : ''}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** A button that shows a drawing only. Its name is shown while the pointer rests on it. */
export function IconButton({ icon, label, ...rest }: IconButtonProps): ReactNode {
  return (
    <button type="button" className="rs-icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
