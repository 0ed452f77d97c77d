import type { MotifName } from './motif-names.ts';
import { type Inks, type Motif, motifsA } from './motifs-a.ts';
import { motifsB } from './motifs-b.ts';
import { motifsC } from './motifs-c.ts';

const all: Readonly<Record<MotifName, Motif>> = { ...motifsA, ...motifsB, ...motifsC };
/** A trade's picture on the grid of 100. */
export const drawMotif = (name: MotifName, inks: Inks): string => all[name](inks);
export type { Inks };
