import type { BankEntryRow, BankSuggestion } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useRef, useState } from 'react';
import { useServices } from '../../../shared/services.ts';
import { useAdminText, useStep } from '../../frame/index.ts';
import { moneyText } from '../credit/index.ts';
import type { Details } from './DetailsDialog.tsx';
import { needsDetails } from './Suggestions.tsx';

type MatchedPair = { readonly entry: BankEntryRow; readonly suggestion: BankSuggestion };
const none: Details = { fee: 0, note: '' };

/** Says what entries are of, and takes back the last one that was said here. */
export const useMatching = () => {
  const text = useAdminText();
  const { notifications } = useServices();
  const matching = useStep(api.bank.match);
  const undoing = useStep(api.bank.undo);
  const [asking, setAsking] = useState<MatchedPair>();
  const [done, setDone] = useState<readonly number[]>([]);
  // an entry leaves the list a moment before its answer is here: who takes it back then, waits for that
  const underWay = useRef<Promise<readonly number[]>>(Promise.resolve([]));
  const match = async (
    before: readonly number[],
    { entry, suggestion }: MatchedPair,
    { fee, note }: Details,
  ): Promise<readonly number[]> => {
    const { kind, targetId } = suggestion;
    const body = { kind, targetId, fee: suggestion.fee || fee, note };
    // what was refused is told as a notification
    const matched = await matching.mutateAsync({ id: entry.id, body }).catch(() => undefined);
    setAsking(undefined);
    if (!matched) return before;
    const after = [...before, entry.id];
    setDone(after);
    const amount = moneyText(entry.amount, entry.currency);
    notifications.add('success', text('bank.matched', { amount, kind: text(`bank.kind.${kind}`) }));
    return after;
  };
  const takeBack = async (
    matched: readonly number[],
  ): Promise<{ readonly rest: readonly number[]; readonly id?: number }> => {
    const id = matched.at(-1);
    if (id === undefined) return { rest: matched };
    const undone = await undoing.mutateAsync({ id }).catch(() => undefined);
    if (!undone) return { rest: matched };
    const rest = matched.slice(0, -1);
    setDone(rest);
    notifications.add('success', text('bank.undone'));
    return { rest, id };
  };
  const start = (pair: MatchedPair, details: Details): void => {
    underWay.current = underWay.current.then((before) => match(before, pair, details));
  };
  return {
    asking,
    isPending: matching.isPending || undoing.isPending,
    canUndo: done.length > 0,
    take: (entry: BankEntryRow, suggestion: BankSuggestion): void => {
      if (needsDetails(suggestion)) setAsking({ entry, suggestion });
      else start({ entry, suggestion }, none);
    },
    confirm: (details: Details): void => {
      if (asking) start(asking, details);
    },
    close: () => setAsking(undefined),
    /** Answers the entry that waits again. */
    undo: async (): Promise<number | undefined> => {
      const undone = underWay.current.then(takeBack);
      underWay.current = undone.then(({ rest }) => rest);
      return (await undone).id;
    },
  };
};
