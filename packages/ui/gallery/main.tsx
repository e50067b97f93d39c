// Imported first, because it defines the order of the cascade layers before components add their styles.
import './styles.css';
import { createRoot } from 'react-dom/client';
import { startCopyButtons, startTabs } from '../src/boot.ts';
import arabic from '../src/locales/ar.json' with { type: 'json' };
import english from '../src/locales/en.json' with { type: 'json' };
import { TooltipProvider } from '../src/tooltip/tooltip.tsx';
import { MessagesContext } from '../src/messages/messages.ts';
import { Gallery } from './gallery.tsx';
import { urlOf, choices } from './choices.ts';

const { isDark, isArabic } = choices;
const { documentElement } = document;
documentElement.classList.add(isDark ? 'dark' : 'light');
documentElement.lang = isArabic ? 'ar' : 'en';
documentElement.dir = isArabic ? 'rtl' : 'ltr';

startTabs(document);
startCopyButtons(document);
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('button[data-color-mode-control]')) return;
  location.assign(urlOf({ ...choices, isDark: !isDark }));
});

const root = document.querySelector('#app');
if (root) {
  createRoot(root).render(
    <MessagesContext value={isArabic ? arabic : english}>
      <TooltipProvider>
        <Gallery />
      </TooltipProvider>
    </MessagesContext>,
  );
}
