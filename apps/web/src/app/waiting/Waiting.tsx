import { Skeleton } from '@cafeteria/ui';
import type { ComponentType, ReactNode } from 'react';
import { useCurrentPath } from '../../shared/navigation/index.ts';
import { isStaff, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** What a page that takes long says by itself, for no script may have come yet that could. */
const Late = () => {
  const { t } = useTexts();
  return (
    <p className="waiting-late">
      {t('error.timeout')} <a href={useCurrentPath()}>{t('action.retry')}</a>
    </p>
  );
};

/** The shape of a page: its heading, what it says first, and a list. */
const Shape = () => {
  const { t } = useTexts();
  return (
    <div className="waiting">
      <div className="waiting" aria-busy="true" role="status" aria-label={t('loading')}>
        <div className="waiting-head">
          <Skeleton width="short" />
          <Skeleton shape="heading" width="half" />
        </div>
        <Skeleton shape="block" />
        <div>
          <Skeleton shape="row" count={4} />
        </div>
      </div>
      <Late />
    </div>
  );
};

/** Administration has a slim bar in the place of the shop's, and its navigation beside the page. */
const AdminShape = () => {
  const { t } = useTexts();
  const { t: adminText } = useTexts('admin');
  return (
    <>
      <div className="waiting-bar">
        <div className="waiting-line">
          <a href="/admin" className="waiting-home">
            <strong>{t('appName')}</strong>
            <span>{adminText('title')}</span>
          </a>
          <Skeleton className="waiting-find" />
          <Skeleton shape="circle" className="waiting-person" />
        </div>
      </div>
      <div className="waiting-admin">
        <div className="waiting-side">
          <Skeleton shape="row" count={12} width="long" />
        </div>
        <div className="waiting-here">
          <Skeleton width="half" />
        </div>
        <Shape />
      </div>
    </>
  );
};

/** The shape of a page which the browser draws, until it has: with the frame the page itself will have. */
export const Waiting = ({
  path,
  ProfileFrame,
}: {
  readonly path: string;
  readonly ProfileFrame: Frame;
}) => {
  const me = useMe();
  if (me && path.startsWith('/profile'))
    return (
      <ProfileFrame>
        <Shape />
      </ProfileFrame>
    );
  return isStaff(me) && path.startsWith('/admin') ? <AdminShape /> : <Shape />;
};
