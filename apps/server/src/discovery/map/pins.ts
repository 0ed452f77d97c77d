import { createHash } from 'node:crypto';
import type { BenefitType } from '@cafeteria/contract';
import type { BranchOfficeFacts, CatalogueModel } from '../../catalogue/model/index.ts';
import { type MakeRenewed, onPart } from '../../kernel/changes/index.ts';
import { PinIndex, pinKey, type Pins } from '../../platform/pin-index/index.ts';
import { inTurns } from '../../platform/turns.ts';

/** What the pins of a group have in common; null has its partner's. */
export type Group = {
  readonly partnerId: number;
  readonly subcategoryIds: readonly number[] | null;
  readonly benefitTypes: readonly BenefitType[] | null;
  readonly healthcareProvider: boolean | null;
};
/** Where branch offices are; what their partners are is asked of the model. */
export type PlacedPins = {
  readonly index: PinIndex;
  /** By their numbers in the index; some may have no pin any more. */
  readonly groups: readonly Group[];
  /** The same for the same pins, on whatever node. */
  readonly version: string;
};

type Located = BranchOfficeFacts & { readonly lat: number; readonly lng: number };
export const isLocated = (office: BranchOfficeFacts | undefined): office is Located =>
  office !== undefined && office.lat !== null && office.lng !== null;

/** What a pin is made of. */
const placed = (office: BranchOfficeFacts) => {
  const { partnerId, lat, lng, subcategoryIds, benefitTypes, healthcareProvider } = office;
  return [partnerId, lat, lng, subcategoryIds, benefitTypes, healthcareProvider] as const;
};

/** Groups by what they have in common; a number stays its group's. */
const createGroups = () => {
  const groups: Group[] = [];
  const numbers = new Map<string, number>();
  /** Tells a group from others, however they are numbered. */
  const marks: number[] = [];
  return {
    groups,
    marks,
    numberOf: (office: BranchOfficeFacts): number => {
      const { partnerId, subcategoryIds, benefitTypes, healthcareProvider } = office;
      const group = { partnerId, subcategoryIds, benefitTypes, healthcareProvider };
      const name = JSON.stringify(Object.values(group));
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const number = groups.push(group) - 1;
      numbers.set(name, number);
      marks.push(createHash('sha1').update(name).digest().readUInt32LE());
      return number;
    },
  };
};
type Groups = ReturnType<typeof createGroups>;

const pinsOf = (offices: readonly Located[], { numberOf }: Groups): Pins => ({
  ids: offices.map(({ id }) => id),
  lng: offices.map(({ lng }) => lng),
  lat: offices.map(({ lat }) => lat),
  groups: offices.map(numberOf),
});

const stride = 8_192;
function* versionOf({ count, keys, ids, groups }: PinIndex, { marks }: Groups) {
  const hash = createHash('sha1');
  for (let from = 0; from < count; from += stride) {
    const end = from + stride;
    hash.update(keys.subarray(from, end)).update(ids.subarray(from, end));
    hash.update(groups.subarray(from, end).map((group) => marks[group] ?? 0));
    yield;
  }
  return hash.digest('base64url');
}

/** Brings the pins up to what the model holds: the first time all of them, then by what has changed since. */
const pinRenewal = ({ offices }: CatalogueModel) => {
  const groups = createGroups();
  let index: PinIndex | undefined;
  /** Branch offices that changed, as they are on the map. */
  let changed = new Map<number, BranchOfficeFacts | undefined>();
  let isBegun = false;
  offices.onRecord((before, after) => {
    const id = (before ?? after)?.id ?? 0;
    if (isBegun && !changed.has(id)) changed.set(id, before);
  });
  const first = (): Promise<PinIndex> => {
    const all = [...offices.values()].filter(isLocated).toSorted((a, b) => a.id - b.id);
    return PinIndex.build(pinsOf(all, groups));
  };
  const next = (before: PinIndex, were: ReadonlyMap<number, BranchOfficeFacts | undefined>) => {
    const come = [...were.keys()].map((id) => offices.get(id)).filter(isLocated);
    const removedPlaces = [...were.values()]
      .filter(isLocated)
      .map((office) => before.placeOf(pinKey(office), office.id));
    return before.changed(removedPlaces, pinsOf(come, groups));
  };
  return async (): Promise<PlacedPins> => {
    const [before, were] = [index, changed];
    changed = new Map();
    isBegun = true;
    // after a failure all of them are made
    index = undefined;
    index = await (before ? next(before, were) : first());
    return { index, groups: groups.groups, version: await inTurns(versionOf(index, groups)) };
  };
};

/** The pins of this process; they follow what changes of branch offices. */
export const followPins = (
  make: MakeRenewed,
  model: CatalogueModel,
): (() => Promise<PlacedPins>) => {
  const pins = make({ renew: pinRenewal(model) });
  onPart(model.offices, placed, pins.touch);
  return pins.read;
};
