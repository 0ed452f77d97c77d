import type { Me } from '@cafeteria/contract';
import { addressed } from '@cafeteria/i18n';
import { Awning, Heading } from '@cafeteria/ui';
import { importAgain } from '../../shared/import-again.ts';
import { OwnPart } from '../../shared/own-part/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useIsAlive } from '../../shared/use-is-alive.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { StallShape } from './StallShape.tsx';
import styles from './StallAt.module.css';

const importStall = importAgain(() => import('./Stall.tsx'));

const Goods = () => {
  const isAlive = useIsAlive();
  const file = useLoaded(importStall);
  if (isAlive && file) return <file.Stall />;
  return (
    <>
      <OwnPart name="stall" />
      <StallShape />
    </>
  );
};

/**
 * The stall the home page opens with: the reader's money under the awning of their employer's colour. What is personal
 * comes in a file of its own, into a room that is kept for it, so that nothing moves.
 */
export const StallAt = ({ me }: { readonly me: Me }) => {
  const { t, i18n } = useTexts('cafeteria');
  return (
    <div className={styles.stall} data-testid="stall">
      <Awning stripes={7} className={styles.awning} />
      <div className={styles.inside}>
        <Heading level={1} size="sm" className={styles.greeting}>
          {t('home.greeting', { name: addressed(me.firstName, i18n.language) })}
        </Heading>
        <Goods />
      </div>
    </div>
  );
};
