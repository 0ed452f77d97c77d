import * as z from 'zod/mini';
import { Colour, Frequency, Role, UserLanguage } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../parts/media.ts';
import { id, requiredText } from '../parts/text.ts';

export const ClientSummary = z.object({
  id: id(),
  name: z.string(),
  logo: z.nullable(MediaRef),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  allowPrivateWallet: z.boolean(),
  primaryColour: z.nullable(Colour),
});
export const Me = z
  .object({
    id: id(),
    username: z.string(),
    email: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    language: UserLanguage,
    roles: z.array(Role),
    active: z.boolean(),
    client: z.nullable(ClientSummary),
    newsletterFrequency: Frequency,
  })
  .register(z.globalRegistry, { id: 'Me' });
export type Me = z.output<typeof Me>;
export const MeUpdate = z.strictObject({
  firstName: requiredText(80),
  lastName: requiredText(80),
  language: UserLanguage,
  newsletterFrequency: Frequency,
});
export type MeUpdate = z.output<typeof MeUpdate>;

export const userRoutes = {
  me: route({
    method: 'GET',
    path: '/api/user/me',
    access: 'user',
    summary: 'The signed-in user',
    response: Me,
    tags: ['loggedUser'],
  }),
  update: route({
    method: 'PUT',
    path: '/api/user',
    access: 'user',
    summary: 'Change own data',
    body: MeUpdate,
    response: Me,
    invalidates: ['loggedUser'],
  }),
};
