import { nextTab } from './tab-keys.ts';

/** Makes all tabs of a page work without React, including those that are added later. */
export function startTabs(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const tab = findTab(target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = findTab(event.target);
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    const enabled = siblingTabs(tab).filter(({ disabled }) => !disabled);
    const next =
      enabled[nextTab(event.key, { chosen: enabled.indexOf(tab), count: enabled.length, ...arrangementOf(tab) }) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}

function choose(chosen: HTMLButtonElement): void {
  for (const tab of siblingTabs(chosen)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = tab.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.dataset['state'] = isChosen ? 'active' : 'inactive';
  }
}

function findTab(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('[data-tabs] button[role="tab"]') : null;
}

function siblingTabs(tab: HTMLButtonElement): HTMLButtonElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLButtonElement>('button[role="tab"]') ?? [])];
}

function arrangementOf(tab: HTMLElement): { direction: 'ltr' | 'rtl'; isColumn: boolean } {
  return {
    direction: getComputedStyle(tab).direction === 'rtl' ? 'rtl' : 'ltr',
    isColumn: tab.parentElement?.ariaOrientation === 'vertical',
  };
}
