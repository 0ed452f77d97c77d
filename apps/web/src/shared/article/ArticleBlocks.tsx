import type { MediaRef, ShownBlock } from '@cafeteria/contract';
import { buttonClass, Icon } from '@cafeteria/ui';
import { type ReactNode, useState } from 'react';
import { AppLink } from '../navigation/index.ts';
import { Picture } from '../picture/index.ts';
import { RichText } from '../rich-text/index.ts';
import { useTexts } from '../texts/index.ts';
import { Lightbox, type LightboxPicture } from './Lightbox.tsx';
import styles from './ArticleBlocks.module.css';

type Block<T extends ShownBlock['type']> = Extract<ShownBlock, { type: T }>;
type Open = (media: MediaRef) => void;

const Enlargeable = ({
  media,
  alt,
  onOpen,
  children,
}: {
  readonly media: MediaRef;
  readonly alt: string;
  readonly onOpen: Open;
  readonly children: ReactNode;
}) => {
  const { t } = useTexts('magazine');
  return (
    <button
      type="button"
      className={styles.enlarge}
      data-lit
      aria-label={t('article.enlarge', { alt })}
      aria-haspopup="dialog"
      onClick={() => onOpen(media)}
    >
      {children}
      <span className={styles.lens}>
        <Icon name="search" size="sm" />
      </span>
    </button>
  );
};

const ImageBlock = ({
  block: { media, alt, crop, caption },
  onOpen,
}: {
  readonly block: Block<'IMAGE'>;
  readonly onOpen: Open;
}) => {
  if (!media) return null;
  const ratio = crop ?? 'none';
  return (
    <figure className={styles.figure} data-crop={ratio}>
      <Enlargeable media={media} alt={alt} onOpen={onOpen}>
        <Picture
          media={media}
          widths={[512, 768, 1024, 1536]}
          sizes="(width < 56.25em) 92vw, 54rem"
          {...(crop && { crop })}
          ratio={ratio}
          corners="large"
          alt={alt}
          className={styles.picture ?? ''}
        />
      </Enlargeable>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};

const ZigZag = ({
  block: { rows },
  onOpen,
}: {
  readonly block: Block<'ZIG_ZAG'>;
  readonly onOpen: Open;
}) => {
  const { t } = useTexts('magazine');
  return (
    <div className={styles.zigzag}>
      {rows.map(({ media, alt, title, html, link }, index) => (
        <section key={index} className={styles.zig} data-side={index % 2 === 0 ? 'left' : 'right'}>
          {media && (
            <div className={styles.side}>
              <Enlargeable media={media} alt={alt} onOpen={onOpen}>
                <Picture
                  media={media}
                  widths={[384, 512, 768]}
                  sizes="(width < 41.25em) 92vw, 28rem"
                  ratio="photo"
                  corners="large"
                  alt={alt}
                />
              </Enlargeable>
            </div>
          )}
          <div className={styles.words}>
            {title && <h3 className={styles.zigTitle}>{title}</h3>}
            {html && <RichText html={html} />}
            {link && (
              <AppLink
                href={link}
                className={buttonClass({ kind: 'ghost', size: 'Small' })}
                aria-label={`${t('article.more')}: ${title}`}
              >
                {t('article.more')} <Icon name="arrow-right" size="em" />
              </AppLink>
            )}
          </div>
        </section>
      ))}
    </div>
  );
};

const shown = (block: ShownBlock, onOpen: Open): ReactNode => {
  switch (block.type) {
    case 'HEADING':
      return block.level === 2 ? (
        <h2 className={styles.heading}>{block.text}</h2>
      ) : (
        <h3 className={styles.subheading}>{block.text}</h3>
      );
    case 'LEAD':
      return <p className={styles.lead}>{block.text}</p>;
    case 'TEXT':
      return (
        <div className={styles.text}>
          <RichText html={block.html} />
        </div>
      );
    case 'IMAGE':
      return <ImageBlock block={block} onOpen={onOpen} />;
    case 'UNORDERED_LIST':
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'ZIG_ZAG':
      return <ZigZag block={block} onOpen={onOpen} />;
  }
};

const picturesOf = (block: ShownBlock): LightboxPicture[] => {
  if (block.type === 'IMAGE')
    return block.media ? [{ media: block.media, alt: block.alt, caption: block.caption }] : [];
  return block.type === 'ZIG_ZAG'
    ? block.rows.flatMap(({ media, alt, title }) => (media ? [{ media, alt, caption: title }] : []))
    : [];
};

type Props = {
  readonly blocks: readonly ShownBlock[];
  /** Around each block: the editor's preview marks the one that is edited. */
  readonly frame?: (block: ReactNode, index: number) => ReactNode;
};

/** The body of an article, as the magazine, internal benefits and the editor's preview show it. */
export const ArticleBlocks = ({ blocks, frame = (block) => block }: Props) => {
  const pictures = blocks.flatMap(picturesOf);
  const [at, setAt] = useState<number>();
  const open: Open = (media) => setAt(pictures.findIndex((picture) => picture.media === media));
  return (
    <div className={styles.frame}>
      <div className={styles.blocks}>
        {blocks.map((block, index) => (
          <div key={index} className={styles.block} data-type={block.type}>
            {frame(shown(block, open), index)}
          </div>
        ))}
      </div>
      <Lightbox pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
    </div>
  );
};
