// The way to a member is cut: packets to and from its ports are dropped, which only root may ask of the system.
import { spawnSync } from 'node:child_process';

export const createCut = ({ iptables, account }) => {
  const cut = new Set();
  const change = (action, port) =>
    ['--dport', '--sport'].every((side) => {
      const rule = ['INPUT', '-i', 'lo', '-p', 'tcp', side, String(port), '-j', 'DROP'];
      return spawnSync(iptables, ['-w', '5', action, ...rule]).status === 0;
    });
  const drop = (port) => {
    if (cut.has(port)) return true;
    cut.add(port);
    return change('-A', port);
  };
  const heal = () => {
    for (const port of cut) change('-D', port);
    cut.clear();
  };
  /** A port nobody has: whether the system takes such a rule at all. */
  const isAllowed = () => {
    const isTaken = drop(1);
    heal();
    return isTaken;
  };
  // an account is named where we are root
  return { isPossible: Boolean(iptables && account) && isAllowed(), drop, heal };
};
