import { COLOR_MODE_EVENT } from '../color-mode/color-mode.ts';
import { COLOR_MODE_KEY } from '../constants.ts';

/**
 * Runs in the head, before anything is painted, so that no page flashes in the wrong colours, and goes on
 * watching: the operating system, other tabs, a page that comes back from the browser's memory, the switch.
 * What a page forces goes before what the visitor asked for, and that before what the system shows.
 * The frame of the browser follows: of the two colours that stand above it, light and dark, one counts.
 * Written by hand to stay short.
 */
export const colorModeScript =
  `(()=>{const r=document.documentElement,q=matchMedia('(prefers-color-scheme: dark)'),l=addEventListener;let p;` +
  `const a=()=>{let m=r.dataset.colorMode||p;if(m!=='light'&&m!=='dark')m=q.matches?'dark':'light';` +
  `r.classList.remove('light','dark');r.classList.add(m);` +
  `document.querySelectorAll('meta[name=theme-color]').forEach((e,i)=>{e.media=i==(m==='dark')?'all':'not all'})},` +
  `s=()=>{try{p=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}a()};s();` +
  `q.addEventListener('change',a);l('storage',s);l('pageshow',s);` +
  `l('${COLOR_MODE_EVENT}',e=>{p=e.detail||p;a()})})()`;
