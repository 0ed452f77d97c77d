import { Text } from '@cafeteria/ui';
import styles from './Paragraphs.module.css';

/** A long translated text; empty lines separate its paragraphs. */
export const Paragraphs = ({ text }: { readonly text: string }) => (
  <div className={styles.paragraphs}>
    {text.split('\n\n').map((paragraph) => (
      <Text key={paragraph} isMeasured>
        {paragraph}
      </Text>
    ))}
  </div>
);
