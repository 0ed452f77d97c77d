export { fillPath } from './fill-path.ts';
export { forbidden, loadScreen, rootRoute, type RouterContext, type ScreenData } from './screen.ts';
export { changeLanguage, ensureTexts } from './texts.ts';
export { useMoreTexts } from './use-more-texts.ts';
