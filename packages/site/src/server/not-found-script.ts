import type { App } from '../app/app.ts';
import { RESERVED_PATH } from '../app/page-paths.ts';
import { compilePattern } from '../app/pattern.ts';
import { defaultLocale, isMultilingual } from '../languages/locale.ts';
import { localiseUrl } from '../languages/localise-url.ts';
import { PAYLOAD_ID } from '../payload/payload-id.ts';

/**
 * The script of the `404.html` that static hosts send for paths without a file. It redirects as a server would, so that
 * rules with wildcards, paths in any case, and paths without a language work there, too. If there is no redirect, it
 * puts the requested path into the message of the page, since the file contains only its own path.
 */
export function notFoundScript({ rules = {}, site }: Pick<App, 'rules' | 'site'>): string {
  const home = defaultLocale(site);
  const { base = '' } = site;
  const table = Object.entries(rules).flatMap(([pattern, { redirect }]) => {
    if (redirect === undefined) return [];
    const takesLanguage = localiseUrl(redirect, home, { ...site, base: '' }) !== redirect;
    const target = takesLanguage ? redirect : localiseUrl(redirect, home, site);
    return [[compilePattern(pattern).source, target, takesLanguage]];
  });
  const codes = isMultilingual(site) ? site.locales.map(({ code }) => code) : [];
  const data = JSON.stringify({ base, codes, home: home.code, noPage: RESERVED_PATH.source, table });
  // Escaped so that no text can close the script element.
  return `(${SCRIPT})(${data.replaceAll('<', String.raw`\u003c`)})`;
}

/**
 * Minified by hand. y: requested path, p: path below the base path, a: its segments, c: its language, b: the rest,
 * l: prefix, r: rule, t: target.
 */
const SCRIPT = [
  'f=>{let{pathname:p,search:s,hash:h}=location,t;',
  'try{p=decodeURIComponent(p)}catch{return}const y=p;',
  "if(!(p+'/').startsWith(f.base+'/'))return;p=p.slice(f.base.length);",
  "const a=p.split('/').filter(Boolean),n=(a[0]||'').toLowerCase(),c=f.codes.find(c=>c.toLowerCase()===n),",
  "b='/'+a.slice(c?1:0).join('/'),l=f.base+(f.codes.length?'/'+(c||f.home):''),",
  "r=f.table.find(([e])=>new RegExp(e,'isu').test(b));",
  'if(r)t=r[2]?l+r[1]:r[1];',
  "else if(f.codes.length&&a[0]!==c&&!new RegExp(f.noPage,'iu').test(p))t=l+b.split('/').map(encodeURIComponent).join('/');",
  'if(t){const u=new URL(t,location.origin);u.search||=s;u.hash||=h;location.replace(u)}else ',
  // e: element of the payload, o: payload, m: its message, n: message with the path, w: text nodes of the page.
  `addEventListener('DOMContentLoaded',()=>{const e=document.querySelector('body>script#${PAYLOAD_ID}');if(!e)return;`,
  "const o=JSON.parse(e.textContent),m=o.error.message,n=m.replace(/: .*$/s,()=>': '+y+s),",
  "w=document.createTreeWalker(document.getElementById('app'),4);o.error.message=n;e.textContent=JSON.stringify(o);",
  'while(w.nextNode())if(w.currentNode.data===m)w.currentNode.data=n})}',
].join('');
