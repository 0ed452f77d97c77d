import type { PartnerContractRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Allowed, type DetailProps, Stack, useAdminText, PageLink } from '../../frame/index.ts';
import { BooksLink, StatementLink } from '../book/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { PartnerAccounts } from '../partner-account/index.ts';
import { settlementsOf } from '../settlement/index.ts';

/** Below a contract, where its partner is paid to, and what is owed to it. */
export const AroundContract = ({
  item: { partnerId },
  children,
}: DetailProps<PartnerContractRecord>) => {
  const text = useAdminText();
  return (
    <Stack>
      {children}
      <Allowed to={api.partnerAccount.list}>
        <PartnerAccounts partnerId={partnerId} />
      </Allowed>
      <p className={styles.row}>
        <PageLink href={settlementsOf({ partnerId })}>{text('settlement.of')}</PageLink>
        <StatementLink kind="partner" partyId={partnerId} />
        <BooksLink of={{ account: 'PARTNER', partyId: partnerId }} />
      </p>
    </Stack>
  );
};
