import { api } from '@cafeteria/contract/light';
import { read } from '../../shared/api/index.ts';

/** Who runs the portal; null while nobody is named. */
export const operatorQuery = read(api.operator.get, {});
