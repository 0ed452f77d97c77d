import type { BranchOfficeView } from '@cafeteria/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './BranchOffices.module.css';

const SmallMap = lazy(async () => ({
  default: (await import('../small-map/index.ts')).SmallMap,
}));

/** Whether something came near what is seen; from then on it stays so. */
const useIsNear = () => {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: '300px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return { frame, isNear };
};

/** Where it is, at a glance; its library is asked for when somebody reads on to here. */
export const PlaceMap = ({ office: { lat, lng } }: { readonly office: BranchOfficeView }) => {
  const { frame, isNear } = useIsNear();
  if (lat === null || lng === null) return null;
  const coming = <div className={styles.mapComing} />;
  return (
    <div ref={frame}>
      {isNear ? (
        <Suspense fallback={coming}>
          <SmallMap lat={lat} lng={lng} />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  );
};
