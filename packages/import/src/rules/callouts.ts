import { block, textProp, withoutUnset } from '../convert/components.ts';
import type { ComponentRule } from '../convert/components.ts';

/** Kinds of callouts by the names that tools use for them. */
const KINDS: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'note',
  secondary: 'note',
  default: 'note',
  idea: 'tip',
  tip: 'tip',
  success: 'tip',
  important: 'important',
  warn: 'warning',
  warning: 'warning',
  caution: 'caution',
  danger: 'caution',
  error: 'caution',
};

/** Maps a tool's callout name to the kind in Recto. */
export function calloutKind(name: unknown, fallback = 'note'): string {
  return (typeof name === 'string' ? KINDS[name.toLowerCase()] : undefined) ?? fallback;
}

/** Converts `<Callout type="warn" title="First">`. */
export const callout: ComponentRule = (element) =>
  block(
    calloutKind(element.props['type']),
    withoutUnset({ title: textProp(element.props['title']) }),
    element.content(),
  );
