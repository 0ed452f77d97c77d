import type { CodeChannel } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/index.ts';
import { isRefusal } from '../../../shared/refusal.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useSecondsLeft } from '../../../shared/clock/index.ts';
import { useProof } from '../account/security/use-proof.tsx';

type Sent = { readonly channel: CodeChannel; readonly retryAfterSeconds: number };
/** What the server knows before anything is asked: anyone who reloads the page may have a code in hand. */
type Known = {
  readonly wait: number;
  readonly channel: CodeChannel | null;
  /** Whether a code for the same phone was sent; otherwise the wait is for one sent for another. */
  readonly isSent: boolean;
};

const after = (seconds: number): number => Date.now() + seconds * 1_000;
/** How long the server asks us to wait, where that is why it refused, and whether a code for this phone was sent. */
const waitOf = ({ globalErrors: [error] }: ApiError): Omit<Known, 'channel'> | undefined => {
  const { retryAfterSeconds: wait, codeSent } = error?.params ?? {};
  return error?.messageKey === 'code.error.tooSoon' && typeof wait === 'number'
    ? { wait, isSent: codeSent === true }
    : undefined;
};

const nothing: Known = { wait: 0, channel: null, isSent: false };

/** A code as its owner gets and types it: sent when asked for, and again once the server allows. */
export const useCode = (send: () => Promise<Sent>, known: Known = nothing) => {
  const { i18n } = useTexts();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [wasSent] = useState(known.isSent);
  const [isSent, setSent] = useState(wasSent);
  const [channel, setChannel] = useState(known.channel);
  const [until, setUntil] = useState(() => after(known.wait));
  const left = useSecondsLeft(until);
  const waitFor = ({ wait, isSent: isForThis }: Omit<Known, 'channel'>): void => {
    setSent(isForThis);
    setUntil(after(wait));
    setError(undefined);
  };
  /** Shows why the server refused; anything else was told already. */
  const refuse = (failure: unknown): void => {
    if (!(failure instanceof ApiError)) return;
    const [first] = [...failure.fieldErrors, ...failure.globalErrors];
    if (first) setError(messageText(i18n, first.messageKey, first.params));
  };
  const { run, dialog } = useProof();
  const askProven = async (): Promise<void> => {
    try {
      const sent = await send();
      setChannel(sent.channel);
      waitFor({ wait: sent.retryAfterSeconds, isSent: true });
    } catch (failure) {
      if (isRefusal(failure, 'proof.error.needed')) throw failure;
      const wait = failure instanceof ApiError ? waitOf(failure) : undefined;
      // a code for this phone sent before is on its way, and as good
      if (wait) waitFor(wait);
      else refuse(failure);
    }
  };
  const ask = (): Promise<void> => run(askProven);
  const change = (value: string): void => {
    setText(value);
    setError(undefined);
  };
  // a code asked for here is what is typed next; one sent before waits until the page was read
  const isNext = isSent && !wasSent;
  return { text, change, error, refuse, isSent, isNext, channel, left, ask, dialog };
};
export type TypedCode = ReturnType<typeof useCode>;
