import { mayWrite } from '@cafeteria/contract';
import { standingOfMe, useMe } from '../../shared/session/index.ts';
import type { Resource } from './resource.ts';

/** Whether a field of the resource may be written by who looks: none of one whose form they may not send. */
export const useMayWrite = ({ routes }: Resource): ((field: string) => boolean) => {
  const standing = standingOfMe(useMe());
  const form = routes.update ?? routes.create;
  return (field) => {
    if (!form) return false;
    const access = form.fields?.[field];
    return access === undefined || standing === null || mayWrite(access, standing);
  };
};
