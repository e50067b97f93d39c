import type { SentDraft } from './draft-database.ts';
import { isSameDraft } from './draft-file.ts';
import type { DraftFile } from './draft-file.ts';

/** The states of one draft, in this browser and on the server. */
export interface DraftStates {
  /** The draft in this browser. */
  local: DraftFile | undefined;
  /** The last state on the server that this browser has stored. */
  sent: SentDraft | undefined;
  /** The current revision on the server. */
  revision: number | undefined;
}

/**
 * Step that synchronises a draft. `send`: upload it. `delete`: delete it on the server. `read`: read the draft of the
 * server and compare or apply it. `gone`: another device has published or discarded it. `forget`: neither side has it
 * any more.
 */
export type DraftStep = 'none' | 'send' | 'delete' | 'read' | 'gone' | 'forget';

/** Decides which step makes browser and server consistent. */
export function planDraft({ local, sent, revision }: DraftStates): DraftStep {
  if (revision === undefined) {
    if (!local) return sent ? 'forget' : 'none';
    return sent ? 'gone' : 'send';
  }
  if (revision !== sent?.revision) return 'read';
  if (!local) return 'delete';
  return local.updatedAt === sent.updatedAt ? 'none' : 'send';
}

/** Decides what happens with a draft from the server that this browser has not seen. */
export function planRead(read: DraftFile, { local, sent }: DraftStates): 'same' | 'take' | 'ask' {
  if (!local) return 'take';
  if (isSameDraft(local, read)) return 'same';
  // The local draft did not change since it was sent.
  return local.updatedAt === sent?.updatedAt ? 'take' : 'ask';
}
