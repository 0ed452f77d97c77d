import { EmployerSignInForm, type EmployerSignInRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useAdminText } from '../../../frame/index.ts';

type Problems = readonly { readonly field: string; readonly messageKey: string }[];
const firstForm = ({
  enabled,
  issuer,
  oidcClientId,
  scopes,
  directoryClaim,
  personalNumberClaim,
  emailClaim,
  isOnly,
  hasOwnReturn,
  version,
}: EmployerSignInRecord): EmployerSignInForm => ({
  enabled,
  issuer,
  oidcClientId,
  scopes,
  directoryClaim,
  personalNumberClaim,
  emailClaim,
  isOnly,
  hasOwnReturn,
  version,
  secret: null,
});

/** The settings from their first field to their saving. */
export const useSettings = (clientId: number, record: EmployerSignInRecord) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { notifications } = useServices();
  const [form, setForm] = useState(firstForm(record));
  const [problems, setProblems] = useState<Problems>([]);
  const { mutateAsync, isPending } = useMutation(write(api.employerSignInAdmin.save));
  const refuse = (found: Problems, target: HTMLElement): void => {
    // what is wrong is marked before the first of it takes the focus
    flushSync(() => setProblems(found));
    target.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const target = event.currentTarget;
    const checked = EmployerSignInForm.safeParse(form);
    if (!checked.success)
      return refuse(
        checked.error.issues.map(({ path, message }) => ({
          field: path.join('.'),
          messageKey: message,
        })),
        target,
      );
    // not by callbacks of the call: what is saved is a new version, which redraws the form before they come
    mutateAsync({ clientId, body: checked.data }).then(
      () => notifications.add('success', text('employerSignIn.saved')),
      (error: unknown) => refuse(error instanceof ApiError ? error.fieldErrors : [], target),
    );
  };
  return {
    form,
    change: (part: Partial<EmployerSignInForm>): void => {
      setProblems(problems.filter(({ field }) => !(field in part)));
      setForm({ ...form, ...part });
    },
    errorOf: (field: keyof EmployerSignInForm): string | undefined => {
      const problem = problems.find((one) => one.field === field);
      return problem && messageText(i18n, problem.messageKey);
    },
    submit,
    isPending,
  };
};
export type SettingsState = ReturnType<typeof useSettings>;
