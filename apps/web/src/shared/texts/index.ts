export { TextsProvider, useTexts } from './texts.tsx';
export { linked } from './linked.tsx';
