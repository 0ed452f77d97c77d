import { Colour, LocalizedText, platforms, resolveText, SlideLink } from '@cafeteria/contract';
import { buttonClass, SegmentedControl } from '@cafeteria/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PreviewCard, useAdminText, useOtherField } from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { MediaThumb } from '../../widgets/media/index.ts';
import styles from './Carousel.module.css';

type Platform = (typeof platforms)[number];
const Uuid = z.uuid();

const Drawn = ({ device }: { readonly device: Platform }) => {
  const primary = usePrimaryLanguage();
  const say = (words: LocalizedText | undefined): string =>
    resolveText(words ?? null, primary, primary);
  const [title, text, button] = [
    useOtherField('title', LocalizedText),
    useOtherField('text', LocalizedText),
    useOtherField('buttonLabel', LocalizedText),
  ].map(say);
  const [desktop, mobile] = [
    useOtherField('imageDesktop', Uuid),
    useOtherField('imageMobile', Uuid),
  ];
  const accent = useOtherField('colour', Colour) ?? 'GREEN';
  const link = useOtherField('link', SlideLink);
  const picture = device === 'MOBILE' ? (mobile ?? desktop) : desktop;
  return (
    <article className={styles.slide} data-accent={accent} data-device={device}>
      <div className={styles.picture}>
        {picture && (
          <MediaThumb
            key={picture}
            uuid={picture}
            size="large"
            crop={device === 'MOBILE' ? ['slidePhone', 4.5] : ['slideWide', 2.2]}
            className={styles.image}
          />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.heading}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        {link && button && (
          <span className={buttonClass({ className: styles.button ?? '' })}>{button}</span>
        )}
      </div>
    </article>
  );
};

/** The slide as it will look on a desktop and on a phone, while it is being made. */
export const SlidePreview = () => {
  const text = useAdminText();
  const [device, setDevice] = useState<Platform>('DESKTOP');
  return (
    <PreviewCard
      actions={
        <SegmentedControl
          size="small"
          label={text('carousel.device')}
          segments={platforms.map((one) => ({ value: one, label: text(`enum.platform.${one}`) }))}
          value={device}
          onChange={setDevice}
        />
      }
    >
      <Drawn device={device} />
    </PreviewCard>
  );
};
