import { api } from '@cafeteria/contract/light';
import { useEffect } from 'react';
import { useServices } from '../../shared/services.ts';
// both pages that are viewed are those a card's picture moves to
import './moving.css';

/**
 * Tells the server that somebody looks at a partner or an offer, because views count in the order
 * of lists. Nothing waits for the answer.
 */
export const useView = (kind: 'partner' | 'offer', id: number): void => {
  const {
    api: { call },
  } = useServices();
  useEffect(() => {
    const counted =
      kind === 'partner' ? call(api.view.partner, { id }) : call(api.view.offer, { id });
    counted.catch(() => {});
  }, [call, kind, id]);
};
