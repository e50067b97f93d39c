import { expectTypeOf } from 'vitest';
import type { LinkTarget } from './link.tsx';

// Text that is not known before is accepted, too: the path of a row, the address of another site.
expectTypeOf<string>().toExtend<LinkTarget>();
expectTypeOf<'https://example.com/'>().toExtend<LinkTarget>();
expectTypeOf<number>().not.toExtend<LinkTarget>();
