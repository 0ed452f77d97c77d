import { countryCode, currencyOfCountry, firstRegimeOf } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { Button, Card, Heading } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { ApiError, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { number } from '../../../shared/url-state/index.ts';
import { AdminPage, OwnForm, ownPage, type PageProps, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import { GrantPreview } from './GrantPreview.tsx';
import {
  GrantRecipients,
  keyOfMissing,
  missingRecipients,
  type Recipients,
  sentRecipients,
} from './GrantRecipients.tsx';
import { firstTerms, missingTerms, sentTerms, type Terms } from './terms.ts';
import { TermsFields, useAsksGround } from './TermsFields.tsx';
import { readGrant, type TypedGrant } from './typed-grant.ts';

type Props = PageProps<{ readonly clientId: number }, { readonly userId?: number | undefined }>;

/** The state of a grant from its first field to its posting. */
const useGrant = (clientId: number, userId: number | undefined) => {
  const { config } = useServices();
  const { i18n } = useTexts();
  const asksGround = useAsksGround();
  const first = firstRegimeOf(countryCode[config.country]);
  const [stored] = useState<TypedGrant>(() => ({
    terms: firstTerms(first),
    recipients: {
      way: userId === undefined ? 'EVERYBODY' : 'ONE',
      userId: userId ?? null,
      companyId: null,
      onlyActive: true,
      amount: null,
    },
  }));
  const form = useForm<FieldValues>({ defaultValues: stored });
  const { terms, recipients } = readGrant(useWatch({ control: form.control }), stored);
  const change = (field: keyof TypedGrant, value: object): void =>
    form.setValue(field, value, { shouldDirty: true });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const check = useMutation(write(api.creditGrant.grant, { saysRefusals: true }));
  const post = useMutation(write(api.creditGrant.grant));
  const currency = currencyOfCountry[config.country];
  const bodyOf = (dryRun: boolean, repeats = false) => ({
    ...sentTerms(terms),
    ...sentRecipients(recipients),
    currency,
    dryRun,
    repeats,
  });
  const errorOf = (field: string): string | undefined => {
    if (missing.includes(field)) return messageText(i18n, keyOfMissing(field, recipients));
    const fieldError =
      check.error instanceof ApiError
        ? check.error.fieldErrors.find((one) => one.field === field)
        : undefined;
    return fieldError && messageText(i18n, fieldError.messageKey, fieldError.params);
  };
  const tryIt = (): void => {
    const lacking = [...missingTerms(terms, asksGround), ...missingRecipients(recipients)];
    // what is missing is marked before the first of it takes the focus
    flushSync(() => setMissing(lacking));
    if (lacking.length === 0) check.mutate({ clientId, body: bodyOf(true) });
  };
  return {
    form,
    stored,
    terms,
    setTerms: (next: Terms): void => change('terms', next),
    recipients,
    setRecipients: (next: Recipients): void => change('recipients', next),
    errorOf,
    tryIt,
    check,
    isPosting: post.isPending,
    post: (repeats: boolean) =>
      post.mutateAsync({ clientId, body: bodyOf(false, repeats) }).catch(() => undefined),
  };
};

const GrantForm = ({
  clientId,
  grant: { terms, setTerms, recipients, setRecipients, errorOf, check },
}: {
  readonly clientId: number;
  readonly grant: ReturnType<typeof useGrant>;
}) => {
  const text = useAdminText();
  return (
    <>
      <Card className={styles.card}>
        <Heading level={2} size="md">
          {text('creditGrant.who')}
        </Heading>
        <GrantRecipients
          clientId={clientId}
          value={recipients}
          onChange={setRecipients}
          error={errorOf}
        />
      </Card>
      <Card className={styles.card}>
        <Heading level={2} size="md">
          {text('creditGrant.what')}
        </Heading>
        <TermsFields terms={terms} onChange={setTerms} error={errorOf} />
      </Card>
      <div className={styles.row}>
        <Button type="submit" isPending={check.isPending}>
          {text('creditGrant.check')}
        </Button>
      </div>
    </>
  );
};

const NewGrant = ({ params: { clientId }, search: { userId }, crumbs }: Props) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const grant = useGrant(clientId, userId);
  const { check } = grant;
  const wanted = useRef<{ readonly repeats: boolean }>(undefined);
  const path = `/admin/client/${clientId}/credit`;
  /** Checks what is typed first; once that is seen and confirmed, grants it. */
  const send = async (): Promise<string | undefined> => {
    if (!check.data) grant.tryIt();
    const { current: posted } = wanted;
    wanted.current = undefined;
    const done = posted && (await grant.post(posted.repeats));
    if (!done) return undefined;
    const total = moneyText(done.total, done.currency);
    const messageKey = done.order ? 'creditOrder.done' : 'creditGrant.done';
    notifications.add('success', text(messageKey, { count: done.count, total }));
    const href = done.order ? `order/${done.order.id}` : `grant/${done.grant?.id}`;
    return `${path}/${href}`;
  };
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'client.credit', label: text('clientCredit.title'), href: path },
        { key: 'client.newGrant', label: text('creditGrant.title') },
      ]}
      title={text('creditGrant.title')}
    >
      <OwnForm form={grant.form} stored={grant.stored} onSend={send} className={styles.stack}>
        {check.data ? (
          <GrantPreview
            result={check.data}
            terms={grant.terms}
            isPending={grant.isPosting}
            onBack={check.reset}
            clientId={clientId}
            onPost={(repeats) => {
              wanted.current = { repeats };
            }}
          />
        ) : (
          <GrantForm clientId={clientId} grant={grant} />
        )}
      </OwnForm>
    </AdminPage>
  );
};

/** Grants credits by hand: to one person, to everybody, or to the people of one company. */
export const newGrantPage = ownPage({
  name: 'client.newGrant',
  path: '/admin/client/$clientId/credit/grant/create',
  needs: [api.creditGrant.grant],
  search: { userId: number },
  Screen: NewGrant,
});
