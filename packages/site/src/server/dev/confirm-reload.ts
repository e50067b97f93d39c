import { RELOAD_EVENTS } from '../../dev/reload-events.ts';

/** Confirms to the development server that requests from now on are handled by the new code. */
import.meta.hot?.on(RELOAD_EVENTS.asked, () => {
  import.meta.hot?.send(RELOAD_EVENTS.confirmed, {});
});
