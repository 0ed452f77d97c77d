import type { BranchOfficeView } from '@cafeteria/contract';
import { useEffect, useRef, useState } from 'react';
import styles from './BranchOffices.module.css';

const importMap = () => import('../small-map/index.ts');

/** The file of the map, from when its room comes near what is seen; one that does not come is not missed. */
const useMapNear = () => {
  const frame = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<Awaited<ReturnType<typeof importMap>>>();
  useEffect(() => {
    if (!frame.current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        importMap().then(setFile, () => undefined);
      },
      { rootMargin: '300px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return { frame, file };
};

/** Where it is, at a glance; its library is asked for when somebody reads on to here. */
export const PlaceMap = ({ office: { lat, lng } }: { readonly office: BranchOfficeView }) => {
  const { frame, file } = useMapNear();
  if (lat === null || lng === null) return null;
  return (
    <div ref={frame}>
      {file ? <file.SmallMap lat={lat} lng={lng} /> : <div className={styles.mapComing} />}
    </div>
  );
};
