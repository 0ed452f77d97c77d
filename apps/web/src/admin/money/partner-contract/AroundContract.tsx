import type { PartnerContractRecord } from '@cafeteria/contract';
import { type DetailProps, Stack } from '../../frame/index.ts';
import { BooksLink } from '../book/index.ts';
import { PartnerAccounts } from '../partner-account/index.ts';

/** Below a contract, where its partner is paid to, and what is owed to it. */
export const AroundContract = ({
  item: { partnerId },
  children,
}: DetailProps<PartnerContractRecord>) => (
  <Stack>
    {children}
    <PartnerAccounts partnerId={partnerId} />
    <p>
      <BooksLink of={{ account: 'PARTNER', partyId: partnerId }} />
    </p>
  </Stack>
);
