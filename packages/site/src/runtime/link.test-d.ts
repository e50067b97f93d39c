import { expectTypeOf } from 'vitest';
import type { LinkTarget } from './link.tsx';

// Any string is accepted too, such as the path of a row or the URL of another site.
expectTypeOf<string>().toExtend<LinkTarget>();
expectTypeOf<'https://example.com/'>().toExtend<LinkTarget>();
expectTypeOf<number>().not.toExtend<LinkTarget>();
