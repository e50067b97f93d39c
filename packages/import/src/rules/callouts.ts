import { block, given, textProp } from '../convert/components.ts';
import type { ComponentRule } from '../convert/components.ts';

/** Names that tools have for kinds of callouts. */
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

export function calloutKind(name: unknown, fallback = 'note'): string {
  return (typeof name === 'string' ? KINDS[name.toLowerCase()] : undefined) ?? fallback;
}

/** `<Callout type="warn" title="First">`. */
export const callout: ComponentRule = (element) =>
  block(calloutKind(element.props['type']), given({ title: textProp(element.props['title']) }), element.content());
