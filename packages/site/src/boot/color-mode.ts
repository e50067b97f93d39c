import { COLOR_MODE_EVENT } from '../color-mode/color-mode.ts';
import { COLOR_MODE_KEY } from '../constants.ts';

/**
 * Inline script that sets the colour mode before the first paint, so that no page flashes in the wrong colours. It then
 * watches the operating system, other tabs, the back/forward cache and the switch. A mode that the page forces takes
 * precedence over the visitor's preference, and that over the system. Of the two `theme-color` elements above it, light
 * and dark, it enables one. Written by hand to stay short.
 */
export const colorModeScript =
  `(()=>{const r=document.documentElement,q=matchMedia('(prefers-color-scheme: dark)'),l=addEventListener;let p;` +
  `const a=()=>{let m=r.dataset.colorMode||p;if(m!=='light'&&m!=='dark')m=q.matches?'dark':'light';` +
  `r.classList.remove('light','dark');r.classList.add(m);` +
  `document.querySelectorAll('meta[name=theme-color]').forEach((e,i)=>{e.media=i==(m==='dark')?'all':'not all'})},` +
  `s=()=>{try{p=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}a()};s();` +
  `q.addEventListener('change',a);l('storage',s);l('pageshow',s);` +
  `l('${COLOR_MODE_EVENT}',e=>{p=e.detail||p;a()})})()`;
