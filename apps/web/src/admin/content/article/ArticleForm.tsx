import type { ReactNode } from 'react';
import { SharedLanguage } from '../../frame/index.ts';
import styles from './Blocks.module.css';

/** Around the page of an article's form: one language for the whole document, and room for the preview. */
export const ArticleForm = ({ children }: { readonly children: ReactNode }) => (
  <SharedLanguage>
    <div className={styles.wide}>{children}</div>
  </SharedLanguage>
);
