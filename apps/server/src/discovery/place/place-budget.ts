import { addressGroup, createLimit } from '../../platform/http/index.ts';
import type { Caller } from '../../kernel/caller/index.ts';

/** For whom places are looked up: what they may see, and who they are. */
export type Asker = Pick<Caller, 'audience' | 'user' | 'ip'>;

const minuteMs = 60_000;
/** What somebody who types quickly asks in a minute. */
const maxOfAsker = 40;
class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}
/** Called before a provider is asked; throws when it may not be. */
export type Spend = () => void;
/** What is asked of a provider costs money or goodwill: so often in a minute by one caller, and by all. */
export const createBudget = (maxOfAll: number) => {
  const ofAsker = createLimit({ max: maxOfAsker, windowMs: minuteMs });
  const ofAll = createLimit({ max: maxOfAll, windowMs: minuteMs, keys: 1 });
  /** An import asks for many at once: only what all may ask together ends it. */
  const ofImport: Spend = () => {
    if (!ofAll.take('all')) throw new BudgetSpent();
  };
  const ofCaller = ({ user, ip }: Asker, onSpent: () => void = () => {}): Spend => {
    const asker = user ? `user ${user.id}` : addressGroup(ip);
    return () => {
      if (ofAsker.take(asker) && ofAll.take('all')) return;
      onSpent();
      throw new BudgetSpent();
    };
  };
  return { ofCaller, ofImport };
};
