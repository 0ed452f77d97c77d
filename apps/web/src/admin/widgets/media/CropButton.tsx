import { api } from '@cafeteria/contract/light';
import { Button, CropDialog } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useAdminText, useWords } from '../../frame/index.ts';
import { useMedia } from './MediaThumb.tsx';

/** Named crops: the width divided by the height of each. */
export type Crops = Readonly<Record<string, number>>;
type Props = {
  readonly uuid: string;
  readonly crops: Crops;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Opens the crops of a picture and saves them with the picture. */
export const CropButton = ({ uuid, crops, isOpen, onOpenChange }: Props) => {
  const text = useAdminText();
  const nameOf = useWords('crop.name');
  const {
    api: { origin },
    notifications,
  } = useServices();
  const media = useMedia(uuid);
  const { mutateAsync, isPending } = useMutation(
    write(api.mediaAdmin.crop, { tellsMissing: true }),
  );
  const [round, setRound] = useState(0);
  if (!media || media.fileContentType === 'PDF' || Object.keys(crops).length === 0) return null;
  const named = Object.entries(crops).map(([name, aspect]) => ({
    name,
    aspect,
    label: nameOf(name),
    ...(media.crop.crops[name] && { value: media.crop.crops[name] }),
  }));
  const save = async (
    values: Record<string, { x: number; y: number; width: number; height: number }>,
  ): Promise<void> => {
    try {
      await mutateAsync({ uuid, body: { crop: { crops: { ...media.crop.crops, ...values } } } });
      notifications.add('success', text('crop.saved'));
      setRound(round + 1);
      onOpenChange(false);
    } catch (error) {
      // anything else the failure policy has said; the dialog keeps the crops
      if (!isMissing(error)) return;
      notifications.add('error', text('done.gone', { name: media.fileName }));
      onOpenChange(false);
    }
  };
  return (
    <>
      <Button kind="ghost" size="Small" icon="crop" onClick={() => onOpenChange(true)}>
        {text('crop.open')}
      </Button>
      <CropDialog
        key={round}
        isOpen={isOpen}
        imageUrl={`${origin}/api/media/${uuid}?format=webp&size=1536`}
        crops={named}
        isPending={isPending}
        onSave={(values) => void save(values)}
        onClose={() => onOpenChange(false)}
        texts={{
          title: text('crop.title'),
          close: text('action.close'),
          save: text('crop.save'),
          cancel: text('action.cancel'),
          zoom: text('crop.zoom'),
          help: text('crop.help'),
          crops: text('crop.list'),
          reset: text('crop.reset'),
        }}
      />
    </>
  );
};
