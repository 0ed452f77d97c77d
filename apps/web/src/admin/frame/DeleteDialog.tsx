import { ConfirmDialog } from '@cafeteria/ui';
import type { Resource } from './resource.ts';
import type { Values } from './widget.ts';
import { useState } from 'react';
import { useAdminText, useResourceTexts } from './texts.ts';
import { useLocalized } from './use-localized.ts';

type Props = {
  readonly resource: Resource;
  readonly item: Values | undefined;
  readonly isPending: boolean;
  readonly onConfirm: (args: Values) => void;
  readonly onCancel: () => void;
};

/** Asks once before a record is deleted, naming it. */
export const DeleteDialog = ({ resource, item, isPending, onConfirm, onCancel }: Props) => {
  const text = useAdminText();
  const tell = useLocalized();
  const texts = useResourceTexts(resource);
  const [args, setArgs] = useState<Values>({});
  const { Removal } = resource;
  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      tone="negative"
      title={text('delete.title', { name: item ? resource.title(item, tell) : '' })}
      confirmLabel={text('action.delete')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => onConfirm(args)}
      onCancel={onCancel}
    >
      {texts.text('deleteText')}
      {item && Removal && (
        <Removal key={String(item.id)} item={item} args={args} onChange={setArgs} />
      )}
    </ConfirmDialog>
  );
};
