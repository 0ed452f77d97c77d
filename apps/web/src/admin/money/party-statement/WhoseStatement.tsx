import { PartyKind } from '@cafeteria/contract';
import { Text } from '@cafeteria/ui';
import { useAddressChange } from '../../../shared/url-state/index.ts';
import { AdminPage, type PageProps, ReferencePick, useAdminText } from '../../frame/index.ts';
import { clientTarget, partnerTarget } from '../../widgets/reference/index.ts';
import { bookPath, statementOf, type Span } from '../book/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

const targets = { client: clientTarget, partner: partnerTarget };
type Props = Pick<PageProps, 'crumbs'> & {
  /** Of which days it is to be; without it the month that runs. */
  readonly span: Partial<Span>;
};

/** Asks whose statement it is to be: nobody's is shown in place of another. */
export const WhoseStatement = ({ crumbs, span }: Props) => {
  const text = useAdminText();
  const changeAddress = useAddressChange();
  const show = (kind: PartyKind, partyId: number | null): void => {
    if (partyId !== null)
      changeAddress(() => statementOf({ kind, partyId, ...span }), { replace: false });
  };
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'book', label: text('book.title'), href: bookPath },
        { key: 'book.statement', label: text('partyStatement.title') },
      ]}
      title={text('partyStatement.whose')}
    >
      <div className={styles.stack}>
        <Text tone="soft" isMeasured>
          {text('partyStatement.whoseText')}
        </Text>
        <div className={styles.parties}>
          {PartyKind.options.map((kind) => (
            <ReferencePick
              key={kind}
              target={targets[kind]}
              label={text(`partyStatement.kind.${kind}`)}
              placeholder={text('partyStatement.name')}
              id={null}
              onPick={(id) => show(kind, id)}
            />
          ))}
        </div>
      </div>
    </AdminPage>
  );
};
