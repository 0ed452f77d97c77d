import { api } from '@cafeteria/contract/light';
import { read } from '../../../shared/api/index.ts';

/** What the API says of itself; both the page and its first part ask, and one question is sent. */
export const versionQuery = read(api.config.version, {});
