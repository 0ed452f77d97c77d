import type { BankEntryRow, BankSuggestion } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useAdminText } from '../../frame/index.ts';
import { moneyText } from '../credit/index.ts';
import type { Details } from './DetailsDialog.tsx';
import { needsDetails } from './Suggestions.tsx';

type Asking = { readonly entry: BankEntryRow; readonly suggestion: BankSuggestion };
const none: Details = { fee: 0, note: '' };

/** Says what entries are of, and takes back the last one that was said here. */
export const useMatching = () => {
  const text = useAdminText();
  const { notifications } = useServices();
  const matching = useMutation(write(api.bank.match));
  const undoing = useMutation(write(api.bank.undo));
  const [asking, setAsking] = useState<Asking>();
  const [done, setDone] = useState<readonly number[]>([]);
  const match = async ({ entry, suggestion }: Asking, { fee, note }: Details): Promise<void> => {
    const { kind, targetId } = suggestion;
    const body = { kind, targetId, fee: suggestion.fee || fee, note };
    // what was refused is told as a notification
    const matched = await matching.mutateAsync({ id: entry.id, body }).catch(() => undefined);
    setAsking(undefined);
    if (!matched) return;
    setDone((before) => [...before, entry.id]);
    const amount = moneyText(entry.amount, entry.currency);
    notifications.add('success', text('bank.matched', { amount, kind: text(`bank.kind.${kind}`) }));
  };
  return {
    asking,
    isPending: matching.isPending || undoing.isPending,
    canUndo: done.length > 0,
    take: (entry: BankEntryRow, suggestion: BankSuggestion): void => {
      if (needsDetails(suggestion)) setAsking({ entry, suggestion });
      else void match({ entry, suggestion }, none);
    },
    confirm: (details: Details): void => {
      if (asking) void match(asking, details);
    },
    close: () => setAsking(undefined),
    /** Answers the entry that waits again. */
    undo: async (): Promise<number | undefined> => {
      const id = done.at(-1);
      if (id === undefined) return undefined;
      const undone = await undoing.mutateAsync({ id }).catch(() => undefined);
      if (!undone) return undefined;
      setDone((before) => before.slice(0, -1));
      notifications.add('success', text('bank.undone'));
      return id;
    },
  };
};
