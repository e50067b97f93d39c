import type { ClientComponentProps } from '@recto/site';
import type { ReactNode } from 'react';

export function PathPreview({ props }: ClientComponentProps): ReactNode {
  return String(props['file']);
}
