export { clientLettersPage, userLetterPage } from './LettersPage.tsx';
