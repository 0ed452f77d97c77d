/** A court that keeps a commercial register, and the first digits of the postal codes of its district. */
type Court<Mark> = readonly [name: string, mark: Mark, postal: RegExp];

/** The first whose digits fit; exceptions stand before what they are taken from. */
const courtFor = <Mark>(courts: readonly Court<Mark>[], postal: string): Court<Mark> => {
  const found = courts.find(([, , digits]) => digits.test(postal));
  if (!found) throw new Error(`no court for the postal code ${postal}`);
  return found;
};

const czech: readonly Court<null>[] = [
  ['Městský soud v Praze', null, /^[12]/],
  ['Krajský soud v Českých Budějovicích', null, /^3[789]/],
  ['Krajský soud v Plzni', null, /^3/],
  ['Krajský soud v Ústí nad Labem', null, /^4/],
  ['Krajský soud v Hradci Králové', null, /^(?:5[0-7]|51|58[0-4])/],
  ['Krajský soud v Brně', null, /^(?:5[89]|6|76)/],
  ['Krajský soud v Brně', null, /^(?:755|756)/],
  ['Krajský soud v Ostravě', null, /^7/],
];
/** The letter ends the number of an entry. */
const slovak: readonly Court<string>[] = [
  ['Okresný súd Trenčín', 'R', /^(?:91[1-6]|01[789]|020|957|958|97[12])/],
  ['Okresný súd Nitra', 'N', /^(?:927|93[4-7]|94|95)/],
  ['Okresný súd Trnava', 'T', /^(?:90[5-9]|91|92|93)/],
  ['Mestský súd Bratislava III', 'B', /^(?:8|90)/],
  ['Okresný súd Žilina', 'L', /^0[123]/],
  // Gelnica and the villages of Spišská Nová Ves; below the castle of Spiš (053 0) the district is Levoča, of Prešov
  ['Mestský súd Košice', 'V', /^(?:04|05[0-26]|053[1-9]|07)/],
  ['Okresný súd Prešov', 'P', /^0[5689]/],
  ['Okresný súd Banská Bystrica', 'S', /^9[678]/],
];

/** A company limited by shares or by guarantee, its number, and where its seat is. */
export type Entry = {
  readonly isByShares: boolean;
  readonly number: number;
  readonly postal: string;
};

/** `C 9902, Krajský soud v Ústí nad Labem` */
export const czechEntry = ({ isByShares, number, postal }: Entry): string =>
  `${isByShares ? 'B' : 'C'} ${number}, ${courtFor(czech, postal)[0]}`;
/** `Okresný súd Žilina, oddiel Sro, vložka 9902/L` */
export const slovakEntry = ({ isByShares, number, postal }: Entry): string => {
  const [name, mark] = courtFor(slovak, postal);
  return `${name}, oddiel ${isByShares ? 'Sa' : 'Sro'}, vložka ${number}/${mark}`;
};
