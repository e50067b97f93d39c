import type { SentDraft } from './draft-database.ts';
import type { DraftFile } from './draft-file.ts';

/** What there is of one draft. */
export interface DraftPlaces {
  /** In this browser. */
  own: DraftFile | undefined;
  /** What this browser knows to be on the server. */
  sent: SentDraft | undefined;
  /** The revision that is on the server. */
  revision: number | undefined;
}

/**
 * `send`: the server gets the draft. `delete`: the server loses it. `read`: the draft of the server is read, and compared
 * or taken. `gone`: another device has published or discarded it. `forget`: neither side has it.
 */
export type DraftStep = 'none' | 'send' | 'delete' | 'read' | 'gone' | 'forget';

/** What has to be done so that browser and server have the same. */
export function planDraft({ own, sent, revision }: DraftPlaces): DraftStep {
  if (revision === undefined) {
    if (!own) return sent ? 'forget' : 'none';
    return sent ? 'gone' : 'send';
  }
  if (revision !== sent?.revision) return 'read';
  if (!own) return 'delete';
  return own.updatedAt === sent.updatedAt ? 'none' : 'send';
}

/** What is done with a draft of the server that this browser does not know. */
export function planRead(read: DraftFile, { own, sent }: DraftPlaces): 'same' | 'take' | 'ask' {
  if (!own) return 'take';
  if (isSameDraft(own, read)) return 'same';
  // Nothing was written here since this draft was on the server.
  return own.updatedAt === sent?.updatedAt ? 'take' : 'ask';
}

function isSameDraft(one: DraftFile, other: DraftFile): boolean {
  return one.text === other.text && one.from === other.from && one.upload === other.upload;
}
