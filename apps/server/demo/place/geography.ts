/** Inhabitants in thousands, the first three digits of its postal codes, and "in the town" in Czech and Slovak. */
export type Town = readonly [
  name: string,
  thousands: number,
  postal: string,
  cs: string,
  sk: string,
];

/** A part of a large city; `number` stands in the address where the city counts its districts, as Prague does. */
export type Quarter = {
  readonly number: string | null;
  readonly postal: string;
  readonly lat: number;
  readonly lng: number;
};

/** Where the merchants of a country are. */
export type Geography = {
  /** The larger towns, the largest first. */
  readonly towns: readonly Town[];
  /** Where people go for snow and hills, for warm springs and for old streets; the homes of hotels, spas and ski slopes. */
  readonly resorts: Readonly<Record<'mountains' | 'springs' | 'sights', readonly Town[]>>;
  /** The parts of the largest cities, so that their many places lie where people live. */
  readonly quarters: Readonly<Record<string, readonly Quarter[]>>;
  /** The first digits of postal codes by region, for the smaller towns. */
  readonly postalOfRegion: Readonly<Record<string, readonly string[]>>;
  /** Street names that stand in very many towns of the country. */
  readonly streets: readonly string[];
};
