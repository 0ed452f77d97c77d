import type { MediaRef } from '@cafeteria/contract';
import { Dialog, IconButton } from '@cafeteria/ui';
import type { KeyboardEvent } from 'react';
import { Picture } from '../picture/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './Lightbox.module.css';

export type LightboxPicture = {
  readonly media: MediaRef;
  readonly alt: string;
  readonly caption: string;
};
type Props = {
  readonly pictures: readonly LightboxPicture[];
  readonly at: number | undefined;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
};

/** A picture of the article over the whole window: arrows go to the others, Esc closes and gives the focus back. */
export const Lightbox = ({ pictures, at, onMove, onClose }: Props) => {
  const { t } = useTexts('magazine');
  const { t: common } = useTexts();
  const shown = at === undefined ? undefined : pictures[at];
  const go = (step: number): void => onMove(((at ?? 0) + step + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <Dialog
      isOpen={shown !== undefined}
      onClose={onClose}
      placement="lightbox"
      title={shown?.caption || t('article.picture')}
      closeLabel={t('article.close')}
      testId="lightbox"
    >
      {shown && at !== undefined && (
        <div className={styles.stage} onKeyDown={onKeyDown} tabIndex={-1} data-autofocus="">
          <Picture
            key={shown.media.uuid}
            media={shown.media}
            widths={[768, 1024, 1536, 2048]}
            sizes="100vw"
            ratio="none"
            fit="contain"
            alt={shown.alt}
            isPriority
            className={styles.picture ?? ''}
          />
          {pictures.length > 1 && (
            <div className={styles.controls}>
              <IconButton
                kind="floating"
                icon="chevron-left"
                label={common('action.previous')}
                onClick={() => go(-1)}
              />
              <span aria-live="polite">{`${at + 1} / ${pictures.length}`}</span>
              <IconButton
                kind="floating"
                icon="chevron-right"
                label={common('action.next')}
                onClick={() => go(1)}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
};
