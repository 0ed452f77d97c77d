import { Heading, Text } from '@cafeteria/ui';
import { type ReactNode, useEffect } from 'react';
import { PageTitle } from '../../../shared/navigation/index.ts';
import { useServices } from '../../../shared/services.ts';
import { StepTitle } from '../StepTitle.tsx';
import styles from './Account.module.css';

/** One thing to do, on a sheet of its own. */
export const Sheet = ({
  title,
  heading = title,
  lead,
  above,
  picture,
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
  /** Whether it takes the place of another sheet, and the focus with it. */
  readonly isNext?: boolean;
  readonly children: ReactNode;
}) => {
  const { lock } = useServices().api;
  // anyone who comes here after their session ended is not to wait for the login
  useEffect(() => lock.release(), [lock]);
  return (
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
};
