import type { FieldError, MeUpdate } from '@cafeteria/contract';
import { invalidFields } from '../../../platform/http/index.ts';
import type { OwnData } from './own-data.queries.ts';

type Saved = Required<MeUpdate>;

/** A newsletter is sent only with consent: who takes it back gets none, who wants one has to give it. */
const newsletterOf = (known: OwnData, body: MeUpdate) => {
  const marketingConsent = body.marketingConsent ?? known.hasConsent;
  const isTakenBack = body.marketingConsent === false && body.newsletterFrequency === undefined;
  const newsletterFrequency = isTakenBack
    ? 'NEVER'
    : (body.newsletterFrequency ?? known.newsletterFrequency);
  return { marketingConsent, newsletterFrequency };
};

/** What stands in the way of a change, by field. */
const problemsOf = (known: OwnData, body: MeUpdate, saved: Saved): FieldError[] => {
  const isManaged = (field: 'firstName' | 'lastName'): boolean =>
    known.managedBy === 'SSO' && saved[field] !== known[field];
  const lacksConsent =
    body.newsletterFrequency !== undefined &&
    saved.newsletterFrequency !== 'NEVER' &&
    !saved.marketingConsent;
  return [
    ...(['firstName', 'lastName'] as const)
      .filter(isManaged)
      .map((field) => ({ field, messageKey: 'user.error.managed' })),
    ...(lacksConsent
      ? [{ field: 'marketingConsent', messageKey: 'user.error.consentNeeded' }]
      : []),
  ];
};

/** What is saved of a change: what was left out stays. Throws what may not be. */
export const changedData = (known: OwnData, body: MeUpdate): Saved => {
  const saved = {
    firstName: body.firstName ?? known.firstName,
    lastName: body.lastName ?? known.lastName,
    language: body.language ?? known.language,
    deliveryAddress:
      body.deliveryAddress === undefined ? known.deliveryAddress : body.deliveryAddress,
    ...newsletterOf(known, body),
  };
  const problems = problemsOf(known, body, saved);
  if (problems.length > 0) throw invalidFields(problems);
  return saved;
};
