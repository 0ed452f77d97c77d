import { type LightRoute, type Me, mayCall, type Standing, standingOf } from '@cafeteria/contract';
import { useMe } from './me.ts';

/** What the roles of a person let them do; null of nobody. */
export const standingOfMe = (me: Me | null): Standing | null => me && standingOf(me.roles);
/** Whether somebody administers anything at all. */
export const isStaff = (me: Me | null): boolean => standingOfMe(me)?.isStaff ?? false;
/** Whether the signed-in person may make a call, by the same rule as the server. */
export const useMay = (): ((route: LightRoute) => boolean) => {
  const standing = standingOfMe(useMe());
  return (route) => mayCall(route, standing);
};
