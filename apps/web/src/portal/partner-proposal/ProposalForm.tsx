import { PartnerProposalForm, maxLengthOf } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { Banner, Button, TextArea, TextField } from '@cafeteria/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError, write } from '../../shared/api/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './ProposePartner.module.css';

export type ProposalFormProps = {
  readonly name: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
};
const fields = ['name', 'town', 'note'] as const;

/** The form and its sending; what the server refuses is shown at its field. */
const useProposal = (name: string, onSent: () => void) => {
  const { i18n } = useTexts();
  const { mutateAsync, isError } = useMutation(write(api.partnerProposal.create));
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(PartnerProposalForm),
    defaultValues: { name, town: '', note: '' },
  });
  const { errors, isSubmitting } = formState;
  const errorOf = (field: (typeof fields)[number]): string | undefined => {
    const key = errors[field]?.message;
    return key ? messageText(i18n, key) : undefined;
  };
  const onSubmit = handleSubmit(async (body) => {
    try {
      await mutateAsync({ body });
      onSent();
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure.fieldErrors : [];
      for (const field of fields) {
        const message = refused.find((one) => one.field === field)?.messageKey;
        if (message) setError(field, { message }, { shouldFocus: true });
      }
    }
  });
  return { register, errorOf, onSubmit, isError, isSubmitting };
};

/** The name and town of the missing partner, and a note. */
export const ProposalForm = ({ name, onSent, onCancel }: ProposalFormProps) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const { register, errorOf, onSubmit, isError, isSubmitting } = useProposal(name, onSent);
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {isError && (
        <Banner tone="negative" isLive>
          {t('proposal.failed')}
        </Banner>
      )}
      <TextField
        label={t('proposal.name')}
        error={errorOf('name')}
        isRequired
        autoFocus
        maxLength={maxLengthOf(PartnerProposalForm.shape.name)}
        {...register('name')}
      />
      <TextField
        label={t('proposal.town')}
        optionalLabel={t('proposal.optional')}
        error={errorOf('town')}
        maxLength={maxLengthOf(PartnerProposalForm.shape.town)}
        autoComplete="address-level2"
        {...register('town')}
      />
      <TextArea
        label={t('proposal.note')}
        optionalLabel={t('proposal.optional')}
        error={errorOf('note')}
        maxLength={maxLengthOf(PartnerProposalForm.shape.note)}
        rows={3}
        {...register('note')}
      />
      <div className={styles.actions}>
        <Button type="submit" isPending={isSubmitting}>
          {t('proposal.send')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
};
