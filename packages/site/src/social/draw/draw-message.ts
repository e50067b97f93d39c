import type { SocialCard } from '../social-card.ts';

/** What a thread that draws is sent. */
export interface DrawRequest {
  card: SocialCard;
}

/** What it answers: once that it has started, and then for each card. */
export type DrawAnswer = { isReady: true } | DrawnCard | { error: string };

export interface DrawnCard {
  png: Uint8Array<ArrayBuffer>;
  /** Letters that no font has. The picture is then the general one of the site. */
  missing: string[];
}
