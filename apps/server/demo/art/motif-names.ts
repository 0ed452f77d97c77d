/** The little pictures of the trades, each drawn once in `motifs-*.ts` on a grid of 100. */
export const motifNames = [
  'mountain', 'bed', 'wave', 'palm', 'tent', 'train', 'compass',
  'fork', 'cup', 'bowl', 'basket', 'wheat', 'carrot', 'cloche',
  'book', 'pencil', 'headphones', 'quill',
  'mask', 'film', 'note', 'frame', 'balloon', 'key', 'paw',
  'speech', 'bracket', 'brush', 'bulb',
  'dumbbell', 'swim', 'lotus', 'racket', 'carabiner', 'ski', 'bike', 'ball',
  'cross', 'glasses', 'tooth', 'figure', 'leafdrop', 'shield', 'mind',
  'tag', 'percent',
  'hanger', 'bolt', 'lamp', 'plant', 'blocks', 'flower',
  'scissors', 'petal', 'polish', 'perfume',
  'coin', 'loop',
] as const;
export type MotifName = (typeof motifNames)[number];
