import type { PartyKind } from '@cafeteria/contract';
import { PageLink, useAdminText } from '../../frame/index.ts';
import { type Span, statementOf } from './address.ts';

type Props = {
  readonly kind: PartyKind;
  readonly partyId: number;
  /** Without it the month that runs. */
  readonly span?: Span | undefined;
  readonly className?: string;
};
/** The way to what stands between the operator and a party; none for who does not keep the books. */
export const StatementLink = ({ kind, partyId, span, ...rest }: Props) => {
  const text = useAdminText();
  return (
    <PageLink {...rest} href={statementOf({ kind, partyId, ...span })}>
      {text('partyStatement.title')}
    </PageLink>
  );
};
