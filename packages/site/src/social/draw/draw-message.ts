import type { SocialCard } from '../social-card.ts';

/** Message to a rendering worker. */
export interface DrawRequest {
  card: SocialCard;
}

/** Message from a rendering worker: once when it is ready, then one for each card. */
export type DrawResponse = { isReady: true } | DrawnCard | { error: string };

/** A rendered card. */
export interface DrawnCard {
  /** The PNG file. */
  png: Uint8Array<ArrayBuffer>;
  /** Characters that no font has. The image is then the general one of the site. */
  missing: string[];
}
