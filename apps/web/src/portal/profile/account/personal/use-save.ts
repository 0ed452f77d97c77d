import type { MeUpdate } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';

/** What every section of own data is given: it says when something typed in it is not saved. */
export type SectionProps = { readonly onDirty: (section: string, isDirty: boolean) => void };

/** Tells the page whether a section holds something unsaved. */
export const useDirty = (
  section: string,
  isDirty: boolean,
  onDirty: SectionProps['onDirty'],
): void => {
  useEffect(() => {
    onDirty(section, isDirty);
    return () => onDirty(section, false);
  }, [section, isDirty, onDirty]);
};

/** Saves a part of own data: the rest stays. False where the server refused, with its reasons beside the fields. */
export const useSave = () => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const { mutateAsync } = useMutation(write(api.user.update));
  return async (
    body: MeUpdate,
    refuse: (field: string, messageKey: string) => void,
  ): Promise<boolean> => {
    try {
      await mutateAsync({ body });
      notifications.add('success', t('personal.saved'));
      return true;
    } catch (failure) {
      if (failure instanceof ApiError)
        for (const { field, messageKey } of failure.fieldErrors) refuse(field, messageKey);
      return false;
    }
  };
};
