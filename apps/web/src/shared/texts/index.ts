export { TextsProvider, useTexts } from './texts.tsx';
