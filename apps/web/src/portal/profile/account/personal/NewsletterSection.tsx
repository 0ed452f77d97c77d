import { Frequency, type Me, type PersonalData } from '@cafeteria/contract';
import { formatDate, messageText } from '@cafeteria/i18n';
import { Checkbox, RadioGroup } from '@cafeteria/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../shared/texts/index.ts';
import { SaveButton, Section } from './Section.tsx';
import { useKept } from './use-kept.ts';
import { type SectionProps, useDirty, useSave } from './use-save.ts';
import styles from '../Account.module.css';

type Newsletter = {
  readonly newsletterFrequency: Me['newsletterFrequency'];
  readonly marketingConsent: boolean;
};
type Props = SectionProps & {
  readonly me: Me;
  readonly consentAt: PersonalData['marketingConsentAt'];
};

/** How often news come by e-mail; any but never needs the consent that stands beside it. */
export const NewsletterSection = ({ me, consentAt, onDirty }: Props) => {
  const { t, i18n } = useTexts('profile');
  const save = useSave();
  const form = useForm<Newsletter>({
    values: {
      newsletterFrequency: me.newsletterFrequency,
      marketingConsent: consentAt !== null,
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useDirty('newsletter', isDirty, onDirty);
  useKept(form, 'newsletter');
  const frequency = useWatch({ control: form.control, name: 'newsletterFrequency' });
  const refusal = errors.marketingConsent?.message;
  const onSubmit = form.handleSubmit(async (newsletter) => {
    // anyone who wants no news any more takes the consent back with it
    const body = {
      ...newsletter,
      marketingConsent: newsletter.newsletterFrequency !== 'NEVER' && newsletter.marketingConsent,
    };
    const isSaved = await save(body, (field, message) => {
      if (field === 'marketingConsent') form.setError(field, { message }, { shouldFocus: true });
    });
    if (isSaved) form.reset(body);
  });
  return (
    <Section
      id="newsletter"
      title={t('personal.newsletter.title')}
      lead={t('personal.newsletter.text')}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <RadioGroup
          label={t('personal.newsletter.frequency')}
          isLabelHidden
          options={Frequency.options.map((value) => ({
            value,
            label: t(`personal.newsletter.${value}`),
          }))}
          {...form.register('newsletterFrequency')}
        />
        {frequency !== 'NEVER' && (
          <Checkbox
            label={t('personal.newsletter.consent')}
            description={
              consentAt
                ? t('personal.newsletter.consentSince', { date: formatDate(consentAt) })
                : t('personal.newsletter.consentText')
            }
            error={refusal ? messageText(i18n, refusal) : undefined}
            {...form.register('marketingConsent')}
          />
        )}
        <SaveButton isDirty={isDirty} isPending={isSubmitting} />
      </form>
    </Section>
  );
};
