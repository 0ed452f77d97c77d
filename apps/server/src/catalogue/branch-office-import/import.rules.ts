import type {
  Address,
  BranchOfficeForm,
  Contact,
  ImportError,
  ImportNote,
} from '@cafeteria/contract';
import { BranchOfficeForm as Schema } from '@cafeteria/contract';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { fieldPath } from '../../platform/http/index.ts';
import { cellProblems, importKeyOf, withProblems, wrongCell } from '../../kernel/import/index.ts';
import type { KnownBranchOffice } from '../branch-office/index.ts';
import { candidate } from './candidate.ts';
import { columnOf, type OfficeLine, type SubcategoryNames, truthOf } from './cells.ts';
import { placed } from './placed.ts';
import type { FoundPoints } from './places.ts';

/** What the lines of a file meet: branch offices by their external ids, places by addresses. */
export type Around = {
  readonly known: ReadonlyMap<string, KnownBranchOffice>;
  readonly subcategories: SubcategoryNames;
  readonly points: FoundPoints;
};
export type ImportRow = {
  readonly line: number;
  readonly input: BranchOfficeForm;
  readonly active: boolean;
  readonly known: KnownBranchOffice | undefined;
  readonly isChanged: boolean;
  /** It has neither coordinates of its own nor those it had. */
  readonly needsPlace: boolean;
  readonly notes: readonly ImportNote[];
};
type Checked = { readonly row: ImportRow } | { readonly errors: readonly ImportError[] };

/** The envelope of both countries: a swapped or mistyped coordinate falls outside. */
const bounds = { south: 47.6, north: 51.1, west: 12, east: 22.7 } as const;
const isOutside = ({ lat, lng }: Address): boolean =>
  lat !== null &&
  lng !== null &&
  (lat < bounds.south || lat > bounds.north || lng < bounds.west || lng > bounds.east);

const keyOf = (issue: z.core.$ZodIssue): string => {
  const key = importKeyOf(issue);
  if (key !== 'validation.type') return key;
  if (issue.path.at(-1) === 'lat' || issue.path.at(-1) === 'lng') return 'validation.coordinates';
  if (issue.path[0] === 'openingHours') return 'import.openingHours';
  return issue.path[0] === 'subcategoryIds' ? 'import.unknownSubcategory' : key;
};
const words = {
  country: 'import.country',
  payment: 'import.payment',
  active: 'import.truth',
} as const;
const errorsOf = (
  line: OfficeLine,
  issues: readonly z.core.$ZodIssue[],
  contacts: readonly Contact[],
): ImportError[] => {
  const errors = issues.map((issue) => {
    const field = columnOf(fieldPath(issue.path), contacts);
    return wrongCell(line, { field, messageKey: keyOf(issue) }, words);
  });
  // seven wrong days are one wrong cell
  return errors.filter(
    (error, index) => errors.findIndex((other) => isDeepStrictEqual(other, error)) === index,
  );
};

type Read = {
  readonly input: BranchOfficeForm;
  readonly known: KnownBranchOffice | undefined;
  readonly wanted: 'on' | 'off' | 'unsaid';
};
/** What a line says, by the schema of the form. */
const readLine = (
  line: OfficeLine,
  { known: offices, subcategories }: Around,
): { readonly read: Read } | { readonly errors: readonly ImportError[] } => {
  const known = offices.get(line.cells.externalId ?? '');
  const typed = candidate(line, known, subcategories);
  const parsed = z.safeParse(Schema, typed);
  const errors = parsed.success ? [] : errorsOf(line, parsed.error.issues, typed.contacts);
  const wanted = truthOf(line.cells.active);
  if (wanted === 'unknown')
    errors.push(wrongCell(line, { field: 'active', messageKey: 'validation.type' }, words));
  if (parsed.success && isOutside(parsed.data.address))
    errors.push(wrongCell(line, { field: 'lat', messageKey: 'import.outside' }, words));
  if (!parsed.success || wanted === 'unknown' || errors.length > 0) return { errors };
  return { read: { input: parsed.data, known, wanted } };
};

const isOn = ({ wanted, known }: Read): boolean =>
  wanted === 'unsaid' ? (known?.active ?? true) : wanted === 'on';

/** Reads one line as a branch office, or says column by column what is wrong with it. */
export const checkLine = (line: OfficeLine, around: Around): Checked => {
  const problems = cellProblems(line);
  const outcome = readLine(line, around);
  if ('errors' in outcome) return { errors: withProblems(problems, outcome.errors) };
  if (problems.length > 0) return { errors: problems };
  const { known, input: typed } = outcome.read;
  const { notes, needsPlace, isUncertain, ...place } = placed(typed, known, around.points);
  const input: BranchOfficeForm = { ...typed, ...place };
  const active = isOn(outcome.read) && !isUncertain;
  const isSame = known?.active === active && isDeepStrictEqual({ ...known.form }, input);
  return {
    row: {
      line: line.line,
      input,
      active,
      known,
      isChanged: known !== undefined && !isSame,
      needsPlace,
      notes: notes.map((note) => ({ line: line.line, ...note })),
    },
  };
};
