import { z } from 'zod';
import { isSafeAddress } from '../parse/safe-address.ts';

/** What is wrong with an address that no page may carry. */
export const UNSAFE_ADDRESS =
  'An address begins with http:, https:, mailto: or tel:, or is a path, and holds no control characters';

/** An address that a page, a feed or a card may carry. Use it for every field of a schema that is followed or shown. */
export const addressSchema = z.string().refine(isSafeAddress, { error: UNSAFE_ADDRESS });
