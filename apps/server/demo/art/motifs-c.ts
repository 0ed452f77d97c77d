import type { MotifName } from './motif-names.ts';
import type { Motif } from './motifs-a.ts';
import { circle, group, line, path, rect, ring, times } from './svg.ts';

/** What a few merchants need that their trade does not say. */
export const motifsC = {
  kettlebell: ({ main, second }) =>
    ring(50, 32, 20, main, 11) +
    circle(50, 64, 31, main) +
    rect(34, 88, 32, 8, main, 3) +
    circle(50, 64, 13, second),
  shuttle: ({ main, second, ground }) =>
    group(
      'rotate(24 50 50)',
      path('M22 10H78L62 66H38Z', main),
      line('M36 12L44 64M50 10V64M64 12L56 64M27 28H73M32 46H68', ground, 4),
      path('M37 68H63V74A13 13 0 0 1 37 74Z', second),
    ),
  padel: ({ main, second, ground }) =>
    group(
      'rotate(34 50 50)',
      line('M50 66V96', main, 12),
      path('M50 4C74 4 82 22 78 40C75 56 62 68 50 68S25 56 22 40C18 22 26 4 50 4Z', main),
      times(9, (index) =>
        circle(36 + (index % 3) * 14, 22 + Math.floor(index / 3) * 13, 3.6, ground),
      ),
    ) + circle(80, 78, 12, second),
  bat: ({ main, second }) =>
    group(
      'rotate(36 50 50)',
      rect(43, 62, 14, 36, second, 6),
      circle(50, 38, 32, main),
      path('M28 60H72V68H28Z', second),
    ) + circle(82, 76, 10, second),
  pin: ({ main, second }) =>
    path(
      'M50 4C60 4 64 14 62 25C60 36 58 40 63 52C70 68 66 84 60 96H40C34 84 30 68 37 52C42 40 40 36 38 25C36 14 40 4 50 4Z',
      main,
    ) + line('M40 33H60M41 40H59', second, 5),
  star: ({ main, second }) =>
    path('M50 6L61 39L94 50L61 61L50 94L39 61L6 50L39 39Z', main) +
    circle(82, 20, 7, second) +
    circle(18, 80, 5, second),
  boat: ({ main, second }) =>
    path('M10 62H90L76 82H24Z', main) +
    path('M46 56V12L20 56Z', second) +
    path('M54 56V22L78 56Z', main) +
    line('M6 94q11-10 22 0t22 0t22 0t22 0', second, 6),
  bus: ({ main, second, ground }) =>
    rect(8, 22, 84, 56, main, 10) +
    rect(16, 32, 20, 20, ground, 3) +
    rect(40, 32, 20, 20, ground, 3) +
    rect(64, 32, 20, 20, ground, 3) +
    rect(8, 58, 84, 7, second) +
    circle(28, 80, 11, second) +
    circle(72, 80, 11, second),
  boot: ({ main, second }) =>
    path('M28 8H58V46C62 54 88 54 90 72V80H28Z', main) +
    rect(24, 80, 68, 12, second, 4) +
    line('M44 18H58M44 30H58M46 42H60', second, 5),
  croissant: ({ main, second }) =>
    path(
      'M8 70C8 34 30 16 50 16S92 34 92 70C84 76 76 70 74 60C66 48 34 48 26 60C24 70 16 76 8 70Z',
      main,
    ) + line('M30 26L38 50M50 18V47M70 26L62 50', second, 5),
} satisfies Partial<Record<MotifName, Motif>>;
