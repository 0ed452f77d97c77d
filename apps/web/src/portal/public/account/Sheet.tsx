import { Heading, Text } from '@cafeteria/ui';
import { type ReactNode, useEffect } from 'react';
import { PageTitle } from '../../../shared/navigation/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { StepTitle } from '../StepTitle.tsx';
import styles from './Account.module.css';

const Side = ({ of }: { readonly of: 'recovery' | 'reset' | 'welcome' }) => {
  const { t } = useTexts('onboarding');
  return (
    <aside className={styles.side}>
      <h2 className={styles.claim}>{t(`${of}.claim`)}</h2>
      <p>{t(`${of}.claimText`)}</p>
      <div className={styles.market} />
    </aside>
  );
};

/** One thing to do, on a sheet of its own. */
export const Sheet = ({
  title,
  heading = title,
  lead,
  above,
  picture,
  side,
  isNext = false,
  children,
}: {
  readonly title: string;
  readonly heading?: string;
  readonly lead?: ReactNode;
  /** What stands over the heading. */
  readonly above?: ReactNode;
  /** A drawing over words in the middle: where there is nothing to fill in. */
  readonly picture?: ReactNode;
  /** What it leads to, said beside a form over the market one comes to. */
  readonly side?: 'recovery' | 'reset' | 'welcome' | undefined;
  /** Whether it takes the place of another sheet, and the focus with it. */
  readonly isNext?: boolean;
  readonly children: ReactNode;
}) => {
  const { lock } = useServices().api;
  // anyone who comes here after their session ended is not to wait for the login
  useEffect(() => lock.release(), [lock]);
  const sheet = (
    <div className={styles.sheet} data-drawn={picture ? '' : undefined}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        {above}
        {picture}
        {isNext ? <StepTitle>{heading}</StepTitle> : <Heading level={1}>{heading}</Heading>}
        {lead && <Text tone="soft">{lead}</Text>}
      </header>
      {children}
    </div>
  );
  if (!side) return sheet;
  return (
    <div className={styles.wide}>
      {sheet}
      <Side of={side} />
    </div>
  );
};
