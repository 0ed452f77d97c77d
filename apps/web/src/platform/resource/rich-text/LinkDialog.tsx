import { Button, Dialog, TextField } from '@cafeteria/ui';
import { pattern, withProtocol } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAdminText } from '../texts.ts';

type Props = { readonly url: string; readonly onSave: (url: string | null) => void; readonly onClose: () => void };

/** What the portal lets through as an address; a bare domain gets its protocol, an e-mail its scheme. */
export const linkOf = (typed: string): string | undefined => {
  const text = typed.trim();
  if (/^(mailto:|tel:|\/(?![/\\]))/.test(text)) return text;
  if (pattern.email.test(text)) return `mailto:${text}`;
  return pattern.url.test(text) ? withProtocol(text) : undefined;
};

/** Asks where the selected words lead. */
export const LinkDialog = ({ url, onSave, onClose }: Props) => {
  const text = useAdminText();
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState(url);
  const [isWrong, setWrong] = useState(false);
  const save = (): void => {
    const link = linkOf(typed);
    if (link) onSave(link);
    else setWrong(true);
  };
  return createPortal(
    <Dialog
      isOpen onClose={onClose} size="small" title={text('richText.link')} closeLabel={text('action.close')}
      onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); save(); }}
      actions={<>{url !== '' && <Button kind="ghost-negative" onClick={() => onSave(null)}>{text('richText.unlink')}</Button>}<Button kind="ghost" onClick={onClose}>{text('action.cancel')}</Button><Button type="submit">{text('richText.useLink')}</Button></>}
    >
      <TextField label={text('richText.address')} description={text('richText.addressHint')} error={isWrong && messageText(i18n, 'validation.url')} value={typed} onChange={(event) => { setTyped(event.target.value); setWrong(false); }} inputMode="url" />
    </Dialog>,
    document.body,
  );
};
