import { AdminPage, useAdminText } from '../../platform/resource/index.ts';

export const Dev = () => <AdminPage title={useAdminText()('dev.title')}>…</AdminPage>;
