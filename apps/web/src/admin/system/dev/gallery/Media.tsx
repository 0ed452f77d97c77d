import {
  Button,
  Carousel,
  CropDialog,
  Image,
  ScrollRow,
  SkipLink,
  VisuallyHidden,
} from '@cafeteria/ui';
import { useState } from 'react';
import { Specimen } from './Specimen.tsx';
import styles from '../Dev.module.css';

const picture = '/icon.svg';
const ratios = ['square', 'photo', 'wide', 'banner', 'portrait', 'none'] as const;
const corners = ['none', 'small', 'large', 'round'] as const;
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
const cropTexts = {
  title: 'CropDialog',
  close: 'Close',
  save: 'Save',
  cancel: 'Cancel',
  zoom: 'Zoom',
  help: 'Arrow keys move, plus and minus zoom',
  crops: 'Crops',
  reset: 'Reset',
};

const Images = () => (
  <Specimen name="Image" isWide>
    {ratios.map((ratio) => (
      <figure key={ratio}>
        <Image src={picture} alt="" ratio={ratio} fit={ratio === 'none' ? 'contain' : 'cover'} />
        <figcaption>{ratio}</figcaption>
      </figure>
    ))}
    {corners.map((corner) => (
      <figure key={corner}>
        <Image src={picture} alt="" ratio="square" fit="contain" corners={corner} />
        <figcaption>{corner}</figcaption>
      </figure>
    ))}
  </Specimen>
);

/** Pictures, rows that scroll, slides and crops. */
export const Media = () => {
  const [isOpen, setOpen] = useState(false);
  const sideways = { previousLabel: 'Previous', nextLabel: 'Next' };
  return (
    <>
      <Images />
      <Specimen name="Carousel" isWide>
        <Carousel
          label="Carousel"
          {...sideways}
          slideLabel={(index, count) => `${index} / ${count}`}
          pauseLabel="Pause"
          playLabel="Play"
          autoplaySeconds={6}
        >
          {numbers.slice(0, 3).map((number) => (
            <div key={number} className={styles.slide}>
              <Button kind="ghost">{number}</Button>
            </div>
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="ScrollRow" isWide>
        <ScrollRow label="ScrollRow" items="card" {...sideways}>
          {numbers.map((number) => (
            <li key={number} className={styles.slide}>
              <Button kind="ghost">{number}</Button>
            </li>
          ))}
        </ScrollRow>
      </Specimen>
      <Specimen name="CropDialog">
        <Button kind="ghost" onClick={() => setOpen(true)}>
          CropDialog
        </Button>
        <CropDialog
          isOpen={isOpen}
          imageUrl={picture}
          crops={[
            { name: 'square', label: '1 : 1', aspect: 1 },
            { name: 'wide', label: '16 : 9', aspect: 16 / 9 },
          ]}
          texts={cropTexts}
          onSave={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      </Specimen>
      <Specimen name="SkipLink, VisuallyHidden">
        <SkipLink href="#main">SkipLink</SkipLink>
        <Button kind="ghost" icon="search">
          <VisuallyHidden>VisuallyHidden</VisuallyHidden>
        </Button>
      </Specimen>
    </>
  );
};
