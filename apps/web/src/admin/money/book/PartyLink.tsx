import { PageName } from '../../frame/index.ts';

const folders = { client: 'client', partner: 'partner' } as const;
type Party = { readonly id: number; readonly name: string };

/** An employer or a partner, linked for those who may open it. */
export const PartyLink = ({
  kind,
  party,
}: {
  readonly kind: keyof typeof folders;
  readonly party: Party;
}) => <PageName href={`/admin/${folders[kind]}/${party.id}`}>{party.name}</PageName>;
