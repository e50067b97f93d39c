import type { SocialCard } from './social-card.ts';

/** A picture that a build has to draw, with its address. */
export interface ListedCard {
  address: string;
  card: SocialCard;
}

/** Where a build asks for them. A running server does not answer there. */
export const CARD_LIST = '/_social.json';
