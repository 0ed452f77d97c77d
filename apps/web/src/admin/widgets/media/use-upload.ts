import { type MediaRecord, uploadLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, write } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { readFile, refusalOf } from './read-file.ts';

export type UploadProgress = { readonly done: number; readonly total: number };

/** Sends files one after another; what is wrong with any of them is said with its name, the others go through. */
export const useUpload = () => {
  const { i18n } = useTexts();
  const text = useAdminText();
  const { mutateAsync } = useMutation(write(api.mediaAdmin.upload));
  const [progress, setProgress] = useState<UploadProgress>();
  const [errors, setErrors] = useState<readonly string[]>([]);

  const send = async (file: File): Promise<MediaRecord | string> => {
    const refusal = refusalOf(file);
    if (refusal) return `${file.name}: ${messageText(i18n, refusal)}`;
    try {
      return await mutateAsync({ body: await readFile(file) });
    } catch (error) {
      const [first] = error instanceof ApiError ? error.globalErrors : [];
      return `${file.name}: ${messageText(i18n, first?.messageKey ?? 'common.error.unexpected', first?.params)}`;
    }
  };
  const upload = async (files: readonly File[]): Promise<MediaRecord[]> => {
    const taken = files.slice(0, uploadLimit.files);
    const problems =
      files.length > taken.length ? [text('media.tooMany', { count: uploadLimit.files })] : [];
    const uploaded: MediaRecord[] = [];
    for (const [done, file] of taken.entries()) {
      setProgress({ done, total: taken.length });
      const result = await send(file);
      if (typeof result === 'string') problems.push(result);
      else uploaded.push(result);
    }
    setProgress(undefined);
    setErrors(problems);
    return uploaded;
  };
  return { upload, progress, errors };
};
