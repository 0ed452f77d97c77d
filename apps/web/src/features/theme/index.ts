export { ThemeMenu } from './ThemeMenu.tsx';
export { ThemeSwitch } from './ThemeSwitch.tsx';
