import { Button, Dialog, TextField } from '@cafeteria/ui';
import { messageText } from '@cafeteria/i18n';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../texts.ts';
import { linkOf } from './link-of.ts';

type Props = {
  readonly url: string;
  readonly onSave: (url: string | null) => void;
  readonly onClose: () => void;
};

/** Asks where the selected words lead. */
export const LinkDialog = ({ url, onSave, onClose }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const [typed, setTyped] = useState(url);
  const [isWrong, setWrong] = useState(false);
  const save = (): void => {
    const link = linkOf(typed);
    if (link) onSave(link);
    else setWrong(true);
  };
  return createPortal(
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={text('richText.link')}
      closeLabel={text('action.close')}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        save();
      }}
      actions={
        <>
          {url !== '' && (
            <Button kind="ghost-negative" onClick={() => onSave(null)}>
              {text('richText.unlink')}
            </Button>
          )}
          <Button kind="ghost" onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button type="submit">{text('richText.useLink')}</Button>
        </>
      }
    >
      <TextField
        label={text('richText.address')}
        description={text('richText.addressHint')}
        error={isWrong && messageText(i18n, 'validation.url')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        inputMode="url"
      />
    </Dialog>,
    document.body,
  );
};
