import type { InvitationLetter } from '@cafeteria/contract';
import { TextsProvider, useTexts } from '../../../shared/texts/index.ts';
import { Letter } from './Letter.tsx';
import styles from './Letter.module.css';
import type { ReaderTexts } from './reader-texts.ts';

type Props = {
  readonly letters: readonly InvitationLetter[];
  readonly texts: ReaderTexts | undefined;
};
/** The letters one below the other, each speaking to its reader and not to the person who prints it. */
export const PrintedLetters = ({ letters, texts }: Props) => {
  const { i18n } = useTexts();
  return (
    <div className={styles.letters}>
      {letters.map((letter) => (
        <TextsProvider key={letter.userId} i18n={texts?.get(letter.language) ?? i18n}>
          <Letter letter={letter} />
        </TextsProvider>
      ))}
    </div>
  );
};
