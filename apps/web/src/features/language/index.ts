export { LanguageMenu } from './LanguageMenu.tsx';
export { LanguageSwitch } from './LanguageSwitch.tsx';
