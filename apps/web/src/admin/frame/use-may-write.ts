import { mayWrite } from '@cafeteria/contract';
import { standingOfMe, useMe } from '../../shared/session/index.ts';
import type { Resource } from './resource.ts';

/** Whether a field of the resource may be written by who looks. */
export const useMayWrite = ({ routes }: Resource): ((field: string) => boolean) => {
  const standing = standingOfMe(useMe());
  return (field) => {
    const access = (routes.update ?? routes.create)?.fields?.[field];
    return access === undefined || standing === null || mayWrite(access, standing);
  };
};
