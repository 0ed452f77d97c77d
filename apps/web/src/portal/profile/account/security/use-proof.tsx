import { Banner } from '@cafeteria/ui';
import { type ReactNode, useState } from 'react';
import { isMissing } from '../../../../shared/api/index.ts';
import { ProofDialog } from '../../../../shared/proof/index.ts';
import { isRefusal, refusalText } from '../../../../shared/refusal.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { passkeyProblem } from '../../../factor/index.ts';

type Work = () => Promise<void>;

/**
 * Does what the server may want a fresh proof for: when it does, the password is asked for and the work done again.
 * What else goes wrong is `problem`, `notice` shows it; `dialog` stands somewhere on the screen.
 */
export const useProof = () => {
  const { t } = useTexts('profile');
  const { i18n } = useTexts();
  const [pending, setPending] = useState<{ readonly work: Work }>();
  const [problem, setProblem] = useState<string>();
  const run = async (work: Work): Promise<void> => {
    setPending(undefined);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      const why = passkeyProblem(failure);
      if (isRefusal(failure, 'proof.error.needed')) setPending({ work });
      // what is gone is told by who wrote it (`usePart`)
      else if (!isMissing(failure))
        setProblem(why ? t(`passkey.${why}`) : refusalText(i18n, failure));
    }
  };
  const dialog: ReactNode = pending && (
    <ProofDialog onProven={() => void run(pending.work)} onClose={() => setPending(undefined)} />
  );
  const notice: ReactNode = problem && (
    <Banner tone="negative" isLive>
      {problem}
    </Banner>
  );
  return { run, problem, notice, dialog };
};
