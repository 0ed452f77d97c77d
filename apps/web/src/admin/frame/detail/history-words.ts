import { formatDateTime } from '@cafeteria/i18n';
import { type useResourceTexts, useRuntimeText } from '../texts.ts';

/** What is written into a history beside the fields of a form: how an account was dealt with. */
export const accountFields = [
  'onboarding',
  'invited',
  'lockedUntil',
  'factors',
  'mobileDevice',
  'employerAccount',
  'employerSignIn',
  'directory',
  'directoryToken',
  'externalId',
] as const;
const isAccountField = (field: string): boolean => accountFields.some((known) => known === field);

type ResourceTexts = Pick<ReturnType<typeof useResourceTexts>, 'field'>;
/** The words of a change: the label of its field, and values that are codes or instants. */
export const useHistoryWords = ({ field: labelOf }: ResourceTexts) => {
  const t = useRuntimeText();
  return {
    label: (field: string): string =>
      isAccountField(field) ? t(`history.field.${field}`) : labelOf(field),
    value: (field: string, value: string): string => {
      if (field === 'onboarding') return t(`history.onboarding.${value}`);
      // its name, and the state it was left in
      if (field === 'mobileDevice')
        return value.replace(
          /: ([A-Z_]+)$/,
          (_whole, status: string) => `: ${t(`mobileDevice.status.${status}`)}`,
        );
      return field === 'lockedUntil' ? formatDateTime(value) : value;
    },
  };
};
