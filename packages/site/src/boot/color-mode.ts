import { COLOR_MODE_KEY } from '../constants.ts';

/**
 * Runs in the head, before anything is painted, so that no page flashes in the wrong colours.
 * Written by hand to stay short; the Content-Security-Policy names its hash.
 */
export const colorModeScript =
  `(()=>{let m;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}` +
  `if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
  `document.documentElement.classList.add(m)})()`;
