import { createElement, type ReactNode } from 'react';
import { AppLink } from '../navigation/index.ts';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import styles from './RichText.module.css';

const render = (node: RichNode, key: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br key={key} />;
  if (tag !== 'a') return createElement(tag, { key }, ...children.map(render));
  return href ? (
    <AppLink key={key} href={href}>
      {children.map(render)}
    </AppLink>
  ) : (
    <span key={key}>{children.map(render)}</span>
  );
};

/** A text with paragraphs, lists, emphasis and links: `<RichText html={partner.about} />`. */
export const RichText = ({ html }: { readonly html: string }) => (
  <div className={styles.text}>{parseRichText(html).map(render)}</div>
);
