import {
  type Me,
  MeUpdate,
  type UserLanguage,
  UserLanguage as languages,
  textLimit,
} from '@cafeteria/contract';
import { languageOfUser, messageText } from '@cafeteria/i18n';
import { SelectField, TextField } from '@cafeteria/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { SaveButton, Section } from './Section.tsx';
import { useKept } from './use-kept.ts';
import { type SectionProps, useDirty, useSave } from './use-save.ts';
import styles from '../Account.module.css';

const Names = z.required(z.pick(MeUpdate, { firstName: true, lastName: true, language: true }));
type Names = z.output<typeof Names>;

const useNames = (me: Me, onDirty: SectionProps['onDirty']) => {
  const { i18n } = useTexts();
  const { changeLanguage } = useServices();
  const save = useSave();
  const { firstName, lastName, language } = me;
  const form = useForm<Names>({
    resolver: zodResolver(Names),
    values: { firstName, lastName, language },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useDirty('name', isDirty, onDirty);
  useKept(form, 'name');
  const onSubmit = form.handleSubmit(async (names) => {
    const isSaved = await save(names, (field, message) => {
      if (field === 'firstName' || field === 'lastName') form.setError(field, { message });
    });
    if (!isSaved) return;
    form.reset(names);
    // the whole portal speaks it at once
    if (names.language !== language) await changeLanguage(languageOfUser[names.language]);
  });
  const errorOf = (field: 'firstName' | 'lastName'): string | undefined => {
    const key = errors[field]?.message;
    return key ? messageText(i18n, key, { max: 80 }) : undefined;
  };
  return { ...form, errorOf, onSubmit, isDirty, isSubmitting };
};

type Props = SectionProps & { readonly me: Me; readonly isManaged: boolean };

/** The names, unless the employer's directory keeps them, and the language of the portal. */
export const NameSection = ({ me, isManaged, onDirty }: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { register, errorOf, onSubmit, isDirty, isSubmitting } = useNames(me, onDirty);
  const label = (language: UserLanguage): string => common(`language.${languageOfUser[language]}`);
  return (
    <Section
      id="name"
      title={t('personal.name.title')}
      {...(isManaged && { lead: t('personal.name.managed') })}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <div className={styles.row}>
          <TextField
            label={t('personal.name.first')}
            error={errorOf('firstName')}
            isRequired
            readOnly={isManaged}
            maxLength={textLimit.personName}
            autoComplete="given-name"
            {...register('firstName')}
          />
          <TextField
            label={t('personal.name.last')}
            error={errorOf('lastName')}
            isRequired
            readOnly={isManaged}
            maxLength={textLimit.personName}
            autoComplete="family-name"
            {...register('lastName')}
          />
        </div>
        <SelectField
          label={t('personal.name.language')}
          description={t('personal.name.languageText')}
          options={languages.options.map((value) => ({ value, label: label(value) }))}
          {...register('language')}
        />
        <SaveButton isDirty={isDirty} isPending={isSubmitting} />
      </form>
    </Section>
  );
};
