export { idOf, idParams } from './id-params.ts';
export { loadScreen, type RouterContext, type ScreenData } from './screen.ts';
export { changeLanguage } from './texts.ts';
