/** What people are told by mail and SMS. */
import { messageAdminRoutes } from './message.ts';

export * from './message.ts';

/** The routes of this area by entity. */
export const messagesApi = { messageAdmin: messageAdminRoutes } as const;
