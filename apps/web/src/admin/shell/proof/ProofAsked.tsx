import { api } from '@cafeteria/contract/light';
import { useEffect, useRef, useState } from 'react';
import { ProofDialog } from '../../../shared/proof/index.ts';
import { useServices } from '../../../shared/services.ts';
import { Allowed } from '../../frame/index.ts';
import { askForProofs } from './asking.ts';

/** Asks for the password over any page of administration, once for all calls that wait for it. */
export const ProofAsked = () => {
  const { api: server } = useServices();
  const [isAsked, setIsAsked] = useState(false);
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const end = (isProven: boolean): void => {
    setIsAsked(false);
    for (const goOn of waiting.current.splice(0)) goOn(isProven);
  };
  useEffect(() => {
    const waits = waiting.current;
    const stop = askForProofs(
      server,
      () =>
        new Promise((goOn) => {
          waits.push(goOn);
          setIsAsked(true);
        }),
    );
    return () => {
      stop();
      for (const goOn of waits.splice(0)) goOn(false);
    };
  }, [server]);
  if (!isAsked) return null;
  return (
    <Allowed to={api.proof.prove}>
      <ProofDialog onProven={() => end(true)} onClose={() => end(false)} />
    </Allowed>
  );
};
