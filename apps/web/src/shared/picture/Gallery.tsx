import type { MediaRef } from '@cafeteria/contract';
import { Dialog, Heading, IconButton } from '@cafeteria/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../texts/index.ts';
import { Picture } from './Picture.tsx';
import styles from './Gallery.module.css';

type GalleryProps = {
  readonly title: string;
  readonly name: string;
  readonly pictures: readonly MediaRef[];
};

type LargeProps = Pick<GalleryProps, 'name' | 'pictures'> & {
  readonly at: number;
  readonly onChange: (at: number) => void;
};

/** One picture as large as the window; buttons and arrow keys go round all of them. */
const Large = ({ name, pictures, at, onChange }: LargeProps) => {
  const { t } = useTexts('cafeteria');
  const total = pictures.length;
  const shown = pictures[at];
  if (!shown) return null;
  const go = (step: number): void => onChange((at + step + total) % total);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <div className={styles.stage} onKeyDown={onKeyDown}>
      <Picture
        key={shown.uuid}
        media={shown}
        widths={[768, 1024, 1536, 2048]}
        sizes="100vw"
        ratio="none"
        fit="contain"
        alt={t('gallery.alt', { name, index: at + 1, total })}
        isPriority
        className={styles.large ?? ''}
      />
      {total > 1 && (
        <div className={styles.controls}>
          <IconButton
            kind="floating"
            icon="chevron-left"
            label={t('gallery.previous')}
            onClick={() => go(-1)}
            data-autofocus=""
          />
          <span aria-live="polite">{t('gallery.position', { index: at + 1, total })}</span>
          <IconButton
            kind="floating"
            icon="chevron-right"
            label={t('gallery.next')}
            onClick={() => go(1)}
          />
        </div>
      )}
    </div>
  );
};

/** Small pictures that open large, one after another. */
export const Gallery = ({ title, name, pictures }: GalleryProps) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const [at, setAt] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <section className={styles.gallery} aria-label={title}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ul className={styles.grid} role="list">
        {pictures.map((media, index) => (
          <li key={media.uuid}>
            <button
              type="button"
              className={styles.thumb}
              data-lit
              aria-label={t('gallery.open', { index: index + 1, total: pictures.length })}
              onClick={() => setAt(index)}
            >
              <Picture
                media={media}
                widths={[256, 384, 512]}
                sizes="(width < 41.25em) 45vw, 13rem"
                ratio="photo"
                corners="small"
                alt=""
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={at !== undefined}
        onClose={() => setAt(undefined)}
        placement="lightbox"
        title={name}
        closeLabel={common('action.close')}
      >
        {at !== undefined && <Large name={name} pictures={pictures} at={at} onChange={setAt} />}
      </Dialog>
    </section>
  );
};
