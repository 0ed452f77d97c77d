import { countryCode, currencyOfCountry, firstRegimeOf } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { Button, Card, Heading } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { number } from '../../../shared/url-state/index.ts';
import { AdminPage, ownPage, type PageProps, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import { GrantPreview } from './GrantPreview.tsx';
import {
  GrantRecipients,
  missingRecipients,
  type Recipients,
  sentRecipients,
} from './GrantRecipients.tsx';
import { firstTerms, missingTerms, sentTerms } from './terms.ts';
import { TermsFields, useAsksGround } from './TermsFields.tsx';

type Props = PageProps<{ readonly clientId: number }, { readonly userId?: number | undefined }>;

/** The state of a grant from its first field to its posting. */
const useGrant = (clientId: number, userId: number | undefined) => {
  const { config } = useServices();
  const { i18n } = useTexts();
  const asksGround = useAsksGround();
  const first = firstRegimeOf(countryCode[config.country]);
  const [terms, setTerms] = useState(firstTerms(first));
  const [recipients, setRecipients] = useState<Recipients>({
    who: userId === undefined ? 'EVERYBODY' : 'ONE',
    userId: userId ?? null,
    companyId: null,
    onlyActive: true,
    amount: null,
  });
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
    if (missing.includes(field)) return messageText(i18n, 'validation.required');
    const told =
      check.error instanceof ApiError
        ? check.error.fieldErrors.find((one) => one.field === field)
        : undefined;
    return told && messageText(i18n, told.messageKey, told.params);
  };
  const tryIt = (event: SubmitEvent): void => {
    event.preventDefault();
    const lacking = [...missingTerms(terms, asksGround), ...missingRecipients(recipients)];
    // what is missing is marked before the first of it takes the focus
    flushSync(() => setMissing(lacking));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (lacking.length === 0) check.mutate({ clientId, body: bodyOf(true) });
  };
  return {
    terms,
    setTerms,
    recipients,
    setRecipients,
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
  grant: { terms, setTerms, recipients, setRecipients, errorOf, tryIt, check },
}: {
  readonly clientId: number;
  readonly grant: ReturnType<typeof useGrant>;
}) => {
  const text = useAdminText();
  return (
    <form className={styles.stack} onSubmit={tryIt} noValidate>
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
    </form>
  );
};

const NewGrant = ({ params: { clientId }, search: { userId }, crumbs }: Props) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const { notifications } = useServices();
  const grant = useGrant(clientId, userId);
  const { check } = grant;
  const path = `/admin/client/${clientId}/credit`;
  const post = async (repeats: boolean): Promise<void> => {
    const done = await grant.post(repeats);
    if (!done) return;
    const total = moneyText(done.total, done.currency);
    const said = done.order ? 'creditOrder.done' : 'creditGrant.done';
    notifications.add('success', text(said, { count: done.count, total }));
    const href = done.order ? `order/${done.order.id}` : `grant/${done.grant?.id}`;
    await navigate({ href: `${path}/${href}` });
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
      {check.data ? (
        <GrantPreview
          result={check.data}
          terms={grant.terms}
          isPending={grant.isPosting}
          onBack={check.reset}
          clientId={clientId}
          onPost={(repeats) => void post(repeats)}
        />
      ) : (
        <GrantForm clientId={clientId} grant={grant} />
      )}
    </AdminPage>
  );
};

/** Grants credits by hand: to one person, to everybody, or to the people of one company. */
export const newGrantPage = ownPage({
  name: 'client.newGrant',
  path: '/admin/client/$clientId/credit/grant',
  needs: [api.creditGrant.grant],
  search: { userId: number },
  Screen: NewGrant,
});
