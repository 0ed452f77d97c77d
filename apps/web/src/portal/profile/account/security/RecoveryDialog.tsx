import { Dialog } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';
import { RecoveryCodes } from '../../../factor/index.ts';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };
/** New recovery codes over the screen; there is no other way to see them again. */
export const RecoveryDialog = ({ codes, onDone }: Props) => {
  const { t } = useTexts('onboarding');
  const { t: common } = useTexts();
  return (
    <Dialog
      isOpen={codes.length > 0}
      onClose={onDone}
      title={t('recoveryCodes.title')}
      closeLabel={common('action.close')}
    >
      <RecoveryCodes codes={codes} onDone={onDone} />
    </Dialog>
  );
};
