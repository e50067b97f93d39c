import { expectTypeOf } from 'vitest';
import { useWords } from '../ui.ts';

declare module '../config/register.ts' {
  interface Register {
    words: { 'header.manual': string };
  }
}

const word = useWords();
expectTypeOf(word('header.manual')).toEqualTypeOf<string>();
expectTypeOf(word('post.back', { section: 'Blog' })).toEqualTypeOf<string>();
// @ts-expect-error -- neither the interface nor the site has this text
word('header.manaul');
