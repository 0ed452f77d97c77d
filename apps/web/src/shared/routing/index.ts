export { forbidden, rootRoute } from './root-route.ts';
export { loadScreen, type RouterContext, type ScreenData } from './screen.ts';
export { changeLanguage } from './texts.ts';
