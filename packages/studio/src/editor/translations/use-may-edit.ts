import { useStudio } from '../studio.ts';

/** Whether the person who is signed in may change texts. */
export function useMayEdit(): boolean {
  return useStudio().client.session().user.may.includes('draft.save');
}
