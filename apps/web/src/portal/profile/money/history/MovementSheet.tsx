import type { MovementView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, formatMoment, formatSignedMoney } from '@cafeteria/i18n';
import {
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  Icon,
  KeyValueList,
  Skeleton,
} from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { read } from '../../../../shared/api/index.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { SmallMap } from '../../../small-map/index.ts';
import { Dispute, type Writing } from './Dispute.tsx';
import { MovementActions } from './MovementActions.tsx';
import { MovementMark } from './MovementMark.tsx';
import { PaidFrom } from './PaidFrom.tsx';
import { Part } from './Part.tsx';
import { isOff, Remark } from './Remark.tsx';
import { useHelp } from './use-help.ts';
import styles from './MovementSheet.module.css';

/** A payment is rarely given back more than once. */
const maxRefunds = 100;
/** As the list: a refund shows while its payer still stands at the till. */
const lookAgainMs = 5_000;

type HrefOf = (movement: number) => string;

/** The movement, and what was given back of it. */
const useMovement = (id: number) => {
  const { data, isError, refetch } = useQuery({
    ...read(api.history.list, { payment: id, limit: maxRefunds }),
    refetchInterval: lookAgainMs,
  });
  return {
    item: data?.items.find((one) => one.id === id),
    refunds: data?.items.filter(({ reversal }) => reversal?.ofId === id) ?? [],
    isGone: data !== undefined && data.items.every((one) => one.id !== id),
    hasFailed: isError && !data,
    refetch,
  };
};

/** How much it was, when, and what is unusual about it. */
const Head = ({ item }: { readonly item: MovementView }) => (
  <div className={styles.head}>
    <MovementMark item={item} />
    <div>
      <p
        className={styles.amount}
        data-sign={item.amount > 0 ? 'in' : 'out'}
        data-off={isOff(item) || undefined}
      >
        {formatSignedMoney(item)}
      </p>
      <p className={styles.when}>
        {[item.subtitle, formatMoment(item.date)].filter(Boolean).join(' · ')}
      </p>
    </div>
    <p className={styles.remark}>
      <Remark item={item} />
    </p>
  </div>
);

const Place = ({ item: { place, partner, detail } }: { readonly item: MovementView }) => {
  const { t } = useTexts('profile');
  if (!place) return null;
  const { branchOffice } = detail;
  // most places are called as their partner is
  const isOwnName = branchOffice !== null && !branchOffice.startsWith(partner?.name ?? '');
  return (
    <Part title={t('history.sheet.place')}>
      <SmallMap lat={place.lat} lng={place.lng} />
      <p className={styles.address}>
        <Icon name="map-pin" size="em" />
        <span>
          {isOwnName && <strong>{branchOffice}</strong>}
          <span>{place.address}</span>
        </span>
      </p>
      <p className={styles.links}>
        {place.id !== null && (
          <AppLink href={`/map?selectedBranchOfficeId=${place.id}`}>
            {t('history.sheet.onMap')}
          </AppLink>
        )}
        {partner?.route && (
          <AppLink href={`/partner/${partner.route}`}>{t('history.sheet.partner')}</AppLink>
        )}
      </p>
    </Part>
  );
};

/** What was given back of a payment, or which payment this gives back. */
const Refunds = ({
  item: { reversal },
  refunds,
  hrefOf,
}: {
  readonly item: MovementView;
  readonly refunds: readonly MovementView[];
  readonly hrefOf: HrefOf;
}) => {
  const { t } = useTexts('profile');
  if (!reversal && refunds.length === 0) return null;
  return (
    <Part title={t('history.sheet.refunds')}>
      <ul className={styles.refunds} role="list">
        {reversal && (
          <li>
            <AppLink href={hrefOf(reversal.ofId)} resetScroll={false}>
              {t('history.sheet.ofPayment')}
            </AppLink>
          </li>
        )}
        {refunds.map((refund) => (
          <li key={refund.id}>
            <AppLink href={hrefOf(refund.id)} resetScroll={false}>
              {formatMoment(refund.date)}
            </AppLink>
            <span className={styles.came}>{formatSignedMoney(refund)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
};

/** The rest there is to know, with its names. */
const Facts = ({ item }: { readonly item: MovementView }) => {
  const { t } = useTexts('profile');
  const { detail, partner, place } = item;
  const { contact } = useHelp()(item);
  const booked = item.bookedAt && formatMoment(item.bookedAt);
  const facts = {
    booked: booked !== formatMoment(item.date) && booked,
    partner: !place && partner?.route && (
      <AppLink href={`/partner/${partner.route}`}>{partner.name}</AppLink>
    ),
    branchOffice: !place && detail.branchOffice,
    offer: detail.offer !== item.subtitle && detail.offer,
    expires: item.expiresAt && formatDate(item.expiresAt),
    deposit: item.deposit && (
      <AppLink href={`/profile/deposit/${item.deposit.id}`}>{item.deposit.id}</AppLink>
    ),
    note: detail.note !== item.subtitle && detail.note,
    reference: detail.externalRef,
    id: String(item.id),
    contact,
  };
  const names = [
    'booked',
    'partner',
    'branchOffice',
    'offer',
    'expires',
    'deposit',
    'note',
    'reference',
    'id',
    'contact',
  ] as const;
  return (
    <KeyValueList
      items={names.flatMap((key) =>
        facts[key] ? [{ key, label: t(`fact.${key}`), value: facts[key] }] : [],
      )}
    />
  );
};

const Body = ({
  movement: { item, refunds, isGone, hasFailed, refetch },
  hrefOf,
  onClose,
  writing,
}: {
  readonly movement: ReturnType<typeof useMovement>;
  readonly hrefOf: HrefOf;
  readonly onClose: () => void;
  readonly writing: Writing;
}) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  if (item)
    return (
      <>
        <Head item={item} />
        <Dispute item={item} {...writing} />
        <PaidFrom item={item} />
        <Place item={item} />
        <Refunds item={item} refunds={refunds} hrefOf={hrefOf} />
        <Facts item={item} />
      </>
    );
  if (isGone)
    return (
      <EmptyState
        icon="card"
        title={t('history.sheet.gone')}
        actions={<Button onClick={onClose}>{common('action.close')}</Button>}
      />
    );
  if (hasFailed)
    return (
      <ErrorState
        title={t('history.failed')}
        actions={
          <Button icon="refresh" onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        }
      />
    );
  return (
    <div aria-busy="true" aria-label={common('loading')} className={styles.waiting}>
      <Skeleton shape="heading" width="long" />
      <Skeleton shape="row" count={4} />
    </div>
  );
};

/** What was written is sent or left, and its form goes with the focus: it comes to the title of the sheet. */
const useFocusAfter = (isWriting: boolean) => {
  const title = useRef<HTMLSpanElement>(null);
  const was = useRef(isWriting);
  useEffect(() => {
    if (was.current && !isWriting) title.current?.closest('h2')?.focus();
    was.current = isWriting;
  }, [isWriting]);
  return title;
};

/** A movement beside its list: where, from what, what came back of it, and what to do next. */
export const MovementSheet = ({
  id,
  known,
  hrefOf,
  onClose,
}: {
  readonly id: number;
  /** What the list says of it already. */
  readonly known: MovementView | undefined;
  readonly hrefOf: HrefOf;
  readonly onClose: () => void;
}) => {
  const { t: common } = useTexts();
  const movement = useMovement(id);
  // another movement in the same sheet has nothing written yet
  const [writingOf, setWritingOf] = useState<number>();
  const writing = {
    isWriting: writingOf === id,
    onWriting: (isWriting: boolean) => setWritingOf(isWriting ? id : undefined),
  };
  const item = movement.item ?? known;
  const title = useFocusAfter(writing.isWriting);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={
        <span ref={title} aria-live="polite">
          {item?.title ?? '…'}
        </span>
      }
      closeLabel={common('action.close')}
      testId="movement"
      className={styles.sheet ?? ''}
      actions={item && <MovementActions item={item} writing={writing} />}
    >
      <Body movement={{ ...movement, item }} hrefOf={hrefOf} onClose={onClose} writing={writing} />
    </Drawer>
  );
};
