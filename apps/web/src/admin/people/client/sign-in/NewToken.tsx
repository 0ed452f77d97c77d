import { api } from '@cafeteria/contract/light';
import { Banner, Button, Dialog } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../../shared/api/index.ts';
import { useAdminText } from '../../../frame/index.ts';
import { NewCredential } from '../../../widgets/credential/index.ts';
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
  const {
    mutate,
    data: made,
    isPending,
  } = useMutation({
    ...write(api.directoryToken.create),
    // the token is not to stay in memory
    gcTime: 0,
  });
  return made ? (
    <ShownToken name={made.directoryToken.name} secret={made.secret} onClose={onClose} />
  ) : (
    <NewCredential
      kind="directoryToken"
      isPending={isPending}
      onCreate={(name) => mutate({ clientId, body: { name } })}
      onClose={onClose}
    />
  );
};
