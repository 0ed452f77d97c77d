import type { Part } from '../../entity/changes/index.ts';
import type { CatalogueModel } from './model.ts';
import { partsOfVisibility } from './visible.ts';

/** The next time at which a partner comes, goes or loses its badge. */
const nextMoment = ({ partners }: CatalogueModel, now: number): number => {
  let next = Number.POSITIVE_INFINITY;
  for (const { validFrom, validTo, sustainabilityUntil } of partners.values())
    for (const at of [validFrom, validTo, sustainabilityUntil])
      if (at !== null && at > now && at < next) next = at;
  return next;
};

/**
 * Says by a number whether what audiences see of partners may have changed: it is another one after every such change,
 * one of time too. What was made from what an audience sees is good while the number stays.
 * @param parts what else it was made from
 */
export const followSeen = (model: CatalogueModel, parts: readonly Part[] = []): (() => number) => {
  let epoch = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const part of [...partsOfVisibility(model), ...parts])
    part.onTouched(() => {
      epoch += 1;
      until = Number.NEGATIVE_INFINITY;
    });
  return () => {
    const now = model.now();
    if (now >= until) {
      epoch += 1;
      until = nextMoment(model, now);
    }
    return epoch;
  };
};
