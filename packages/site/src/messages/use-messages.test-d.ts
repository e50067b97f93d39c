import { expectTypeOf } from 'vitest';
import { useMessages } from '../ui.ts';

declare module '../config/register.ts' {
  interface Register {
    messages: { 'header.manual': string };
  }
}

const message = useMessages();
expectTypeOf(message('header.manual')).toEqualTypeOf<string>();
expectTypeOf(message('post.back', { section: 'Blog' })).toEqualTypeOf<string>();
// @ts-expect-error -- neither the interface nor the site has this text
message('header.manaul');
