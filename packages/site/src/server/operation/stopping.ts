import { sharedState } from './shared-state.ts';

const state = sharedState('stopping', () => ({ isStopping: false }));

/** Whether the server has been told to stop, and only finishes its open requests. */
export function isStopping(): boolean {
  return state.isStopping;
}

/** Records whether the server has been told to stop. */
export function setStopping(isStopping: boolean): void {
  state.isStopping = isStopping;
}
