import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { requiredText } from '../values/text.ts';

/** Their addresses have the word of the first subscription there was: mails that went out keep them. */
export const subscriptionRoutes = {
  /** Mail programs press at `/api/newsletter/unsubscribe` instead (RFC 8058). */
  end: route({
    method: 'POST',
    path: '/api/newsletter/end',
    access: 'public',
    summary:
      'End the news of the person a mail was sent to, by the token in it; repeating it is harmless',
    body: z.strictObject({ token: requiredText(200) }),
    response: Empty,
    // the token says whose news end, no matter who is signed in
    fromAnyPage: true,
    invalidates: ['loggedUser'],
  }),
};
