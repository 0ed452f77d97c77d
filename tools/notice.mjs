// What NOTICE must name: every package of the running product, but what is built for one platform.
import { lockedPackages } from './locked.mjs';

const isDelivered = ({ entry: { dev, devOptional, optional, peer, os } }) =>
  !dev && !devOptional && !optional && !peer && !os;

/** The names of what is delivered. */
export const deliveredPackages = (lock) => [
  ...new Set(
    lockedPackages(lock)
      .filter(isDelivered)
      .map(({ name }) => name),
  ),
];
export const noticeProblems = (lock, notice) => {
  const named = new Set(notice.split(/[\s,]+/));
  return deliveredPackages(lock)
    .filter((name) => !named.has(name))
    .map((name) => `${name}: NOTICE does not name it, under its licence`);
};
