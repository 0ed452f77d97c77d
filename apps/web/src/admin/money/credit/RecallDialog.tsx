import { useAdminText } from '../../frame/index.ts';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';

type Props = Omit<ReasonDialogProps, 'confirmLabel' | 'hint' | 'onConfirm'> & {
  readonly onRecall: ReasonDialogProps['onConfirm'];
};

/** Asks once before credits go back to their employer, with a reason everybody concerned will read. */
export const RecallDialog = ({ onRecall, ...dialog }: Props) => {
  const text = useAdminText();
  return (
    <ReasonDialog
      {...dialog}
      confirmLabel={text('clientCredit.recall')}
      hint={text('clientCredit.reasonHint')}
      onConfirm={onRecall}
    />
  );
};
