import type { OnboardingStatus } from '@cafeteria/contract';
import { StatusChip } from '@cafeteria/ui';
import { useWords } from '../../frame/index.ts';

const tones = { NONE: 'neutral', SENT: 'info', COMPLETED: 'positive' } as const;

/** How far somebody has come from the invitation to the first sign-in. */
export const OnboardingMark = ({ status }: { readonly status: OnboardingStatus }) => (
  <StatusChip tone={tones[status]}>{useWords('enum.onboarding')(status)}</StatusChip>
);
