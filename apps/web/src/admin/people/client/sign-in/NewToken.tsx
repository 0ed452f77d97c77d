import { api } from '@cafeteria/contract/light';
import { Banner, Button, Dialog, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useAdminText } from '../../../frame/index.ts';
import { CopyText } from './CopyText.tsx';

type Shown = { readonly name: string; readonly secret: string; readonly onClose: () => void };
/** The token, seen this once; what is lost is made again. */
const ShownToken = ({ name, secret, onClose }: Shown) => {
  const text = useAdminText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('directoryToken.secretTitle', { name })}
      closeLabel={text('action.close')}
      testId="directory-token"
      actions={<Button onClick={onClose}>{text('directoryToken.close')}</Button>}
    >
      <Banner tone="warning" title={text('directoryToken.once')}>
        {text('directoryToken.onceText')}
      </Banner>
      <CopyText label={text('directoryToken.secret')} value={secret} />
    </Dialog>
  );
};

type Props = { readonly clientId: number; readonly onClose: () => void };
/** Makes a token, and shows it the only time it is seen. */
export const NewToken = ({ clientId, onClose }: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const {
    mutate,
    data: made,
    isPending,
  } = useMutation({
    ...write(api.directoryToken.create),
    // the token is not to stay in memory
    gcTime: 0,
  });
  const isNamed = name.trim() !== '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isNamed) mutate({ clientId, body: { name: name.trim() } });
  };
  if (made)
    return <ShownToken name={made.directoryToken.name} secret={made.secret} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onSubmit={submit}
      title={text('directoryToken.create')}
      closeLabel={text('action.close')}
      testId="new-directory-token"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button type="submit" isPending={isPending}>
            {text('action.create')}
          </Button>
        </>
      }
    >
      <TextField
        label={text('directoryToken.name')}
        description={text('directoryToken.nameHint')}
        isRequired
        maxLength={80}
        value={name}
        error={isTried && !isNamed ? t('validation.required') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
};
