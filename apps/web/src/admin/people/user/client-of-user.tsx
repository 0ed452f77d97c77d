import { api } from '@cafeteria/contract/light';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { Banner } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { read } from '../../../shared/api/index.ts';
import {
  Allowed,
  optionalReference,
  useAdminText,
  useEdited,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import { clientTarget } from '../../widgets/reference/index.ts';
import styles from './User.module.css';

const Stored = z.object({ id: z.int(), clientId: z.int() });
const reference = optionalReference(clientTarget);

/** What the employer of today gave and is not spent: when it goes back once somebody else employs the user. */
const WhatGoesBack = ({ id, clientId }: z.output<typeof Stored>) => {
  const text = useAdminText();
  const { data } = useQuery(read(api.userCredit.standing, { id }));
  const standing = data?.clients.find((one) => one.clientId === clientId);
  if (!data || !standing) return null;
  return (
    <Banner tone="warning" isLive>
      {text('user.creditsGoBack', {
        client: standing.clientName,
        amount: formatMoney({ amount: standing.amount, currency: data.currency }),
        day: formatDate(standing.lastDay),
      })}
    </Banner>
  );
};

const ClientEdit = (props: WidgetProps<number | null>) => {
  const stored = useEdited(Stored);
  return (
    <div className={styles.client}>
      {reference.Edit(props)}
      {stored && stored.clientId !== props.value && (
        <Allowed to={api.userCredit.standing}>
          <WhatGoesBack {...stored} />
        </Allowed>
      )}
    </div>
  );
};

/** Who employs the user; before it is changed it says what becomes of the credits. */
export const clientOfUser = (): Widget<number | null> => ({ ...reference, Edit: ClientEdit });
