import type { ClientDocumentRow } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { write } from '../../../shared/api/index.ts';

type Client = ClientDocumentRow['client'];
/** How far a month is invoiced, over all pieces of it. */
export type MonthRun = {
  readonly state: 'RUNS' | 'INTERRUPTED' | 'DONE';
  readonly invoiced: number;
  /** Clients that were gone through, and all of them. */
  readonly worked: number;
  readonly total: number;
  readonly next: number | null;
  readonly withoutCompany: readonly Client[];
  readonly failed: readonly Client[];
  readonly withoutContract: readonly Client[];
};
const newRun: MonthRun = {
  state: 'RUNS',
  invoiced: 0,
  worked: 0,
  total: 0,
  next: null,
  withoutCompany: [],
  failed: [],
  withoutContract: [],
};

/**
 * Invoices a month piece by piece. What was interrupted goes on behind the last piece that was answered: nobody is
 * invoiced twice, for the server knows who was. Leaving the page ends it after the piece that runs.
 */
export const useMonthRun = () => {
  const { mutateAsync } = useMutation(write(api.clientDocument.invoiceMonth));
  const [run, setRun] = useState<MonthRun | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const work = async (month: string): Promise<void> => {
    let now: MonthRun = { ...(run ?? newRun), state: 'RUNS' };
    setRun(now);
    while (now.state === 'RUNS' && isHere.current) {
      const { next } = now;
      // what was refused is told as a notification
      const piece = await mutateAsync({
        body: next === null ? { month } : { month, after: next },
      }).catch(() => undefined);
      if (!piece) now = { ...now, state: 'INTERRUPTED' };
      else {
        const { invoiced, withoutCompany, failed } = piece;
        const total = now.total || invoiced + withoutCompany.length + failed.length + piece.left;
        now = {
          state: piece.next === null ? 'DONE' : 'RUNS',
          invoiced: now.invoiced + invoiced,
          worked: total - piece.left,
          total,
          next: piece.next,
          withoutCompany: [...now.withoutCompany, ...withoutCompany],
          failed: [...now.failed, ...failed],
          withoutContract: piece.withoutContract,
        };
      }
      setRun(now);
    }
  };
  return { run, work };
};
