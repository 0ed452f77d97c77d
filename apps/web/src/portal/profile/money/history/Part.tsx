import { Heading } from '@cafeteria/ui';
import { type ReactNode, useId } from 'react';
import styles from './MovementSheet.module.css';

/** A part of what is told of a movement, under its heading. */
export const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
