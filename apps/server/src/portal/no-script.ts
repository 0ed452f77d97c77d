import type { Language } from '@cafeteria/contract';

const texts: Readonly<Record<Language, readonly string[]>> = {
  cs: [
    'Prohlížeč má vypnutý JavaScript. Číst můžete, ale přihlášení, hledání a\u00a0mapa bez něj nefungují.',
    'Zapněte ho prosím v\u00a0nastavení prohlížeče a\u00a0načtěte stránku znovu.',
  ],
  sk: [
    'Prehliadač má vypnutý JavaScript. Čítať môžete, ale prihlásenie, hľadanie a\u00a0mapa bez neho nefungujú.',
    'Zapnite ho, prosím, v\u00a0nastaveniach prehliadača a\u00a0načítajte stránku znova.',
  ],
  en: [
    'JavaScript is switched off in your browser. You can read, but signing in, searching and the map need it.',
    'Please switch it on in the settings of the browser and load the page again.',
  ],
};

/** What a page says first where no script runs: its buttons and forms would keep silent about it. */
export const noScriptNotice = (language: string): string =>
  `<noscript><p>${texts[language === 'sk' || language === 'en' ? language : 'cs'].join(' ')}</p></noscript>`;
