import { formatMoment } from '@cafeteria/i18n';
import { type useResourceTexts, useRuntimeText } from '../texts.ts';

/** What is written into a history beside the fields of a form: how an account was dealt with. */
export const accountFields = [
  'onboarding',
  'invited',
  'lockedUntil',
  'factors',
  'sessions',
  'mobileDevice',
  'employerAccount',
  'employerSignIn',
  'directory',
  'directoryToken',
  'externalId',
] as const;
const isAccountField = (field: string): boolean => accountFields.some((known) => known === field);

type ResourceTexts = Pick<ReturnType<typeof useResourceTexts>, 'field'>;
type Texts = ReturnType<typeof useRuntimeText>;
type Words = (value: unknown, t: Texts) => string | undefined;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What somebody signed in with beside the password. */
const factorWords: Words = (value, t) => {
  if (!isRecord(value)) return undefined;
  const count = Number(value.passkeys) || 0;
  return [
    ...(count > 0 ? [t('user.factorsPasskeys', { count })] : []),
    ...(value.hasApp === true ? [t('user.factorsApp')] : []),
  ].join(', ');
};

/** One setting of the sign-in with the employer's account; of the secret nothing is kept but that it was typed. */
const settingWords = (field: string, value: unknown, t: Texts): string => {
  if (value === null || value === '') return t('value.none');
  if (field === 'secret') return t(value === true ? 'history.secretTyped' : 'value.none');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const employerSignInWords: Words = (value, t) =>
  isRecord(value)
    ? Object.entries(value)
        .map(([field, set]) => `${t(`employerSignIn.${field}`)}: ${settingWords(field, set, t)}`)
        .join('\n')
    : undefined;

/** Values that are codes, instants or several things at once; others are shown as they are. */
const words: Readonly<Record<string, Words>> = {
  onboarding: (value, t) => t(`history.onboarding.${String(value)}`),
  invited: (value) => String(value),
  sessions: (value) => String(value),
  lockedUntil: (value) => (typeof value === 'string' ? formatMoment(value) : undefined),
  // its name, and the state it was left in
  mobileDevice: (value, t) =>
    String(value).replace(
      /: ([A-Z_]+)$/,
      (_whole, status: string) => `: ${t(`mobileDevice.status.${status}`)}`,
    ),
  factors: factorWords,
  employerSignIn: employerSignInWords,
};

/** The words of a change: the label of its field, and of its value; undefined where there are none. */
export const useHistoryWords = ({ field: labelOf }: ResourceTexts) => {
  const t = useRuntimeText();
  return {
    label: (field: string): string =>
      isAccountField(field) ? t(`history.field.${field}`) : labelOf(field),
    value: (field: string, value: unknown): string | undefined => {
      const word = words[field]?.(value, t) ?? (typeof value === 'string' ? value : undefined);
      return word === '' ? t('value.none') : word;
    },
  };
};
