import type { MediaRecord } from '@cafeteria/contract';
import { Button } from '@cafeteria/ui';
import { useState } from 'react';
import { useAdminText } from '../../frame/index.ts';
import { MediaPicker } from './MediaPicker.tsx';

/** Opens the library to choose from. */
export const PickButton = ({
  isDocument = false,
  onPick,
}: {
  readonly isDocument?: boolean;
  readonly onPick: (media: MediaRecord) => void;
}) => {
  const text = useAdminText();
  const [isOpen, setOpen] = useState(false);
  const pick = (media: MediaRecord): void => {
    setOpen(false);
    onPick(media);
  };
  return (
    <>
      <Button kind="ghost" size="Small" icon="image" onClick={() => setOpen(true)}>
        {text('media.fromLibrary')}
      </Button>
      {isOpen && (
        <MediaPicker isOpen isDocument={isDocument} onPick={pick} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
