import type { MotifName } from './motif-names.ts';
import { circle, ellipse, group, line, path, rect, times } from './svg.ts';

/** `main` carries the shape, `second` the accent, `ground` what is cut out. */
export type Inks = { main: string; second: string; ground: string };
export type Motif = (inks: Inks) => string;
const star = (x: number, y: number, size: number, fill: string): string =>
  path(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
    fill,
  );

export const motifsA = {
  mountain: ({ main, second, ground }) =>
    circle(74, 24, 10, second) +
    path('M4 84L38 26L55 55L66 40L96 84Z', main) +
    path('M38 26L48.500 44L43 50L37 44L31 49L27.500 44Z', ground),
  bed: ({ main, second }) =>
    rect(8, 24, 9, 62, main, 4) +
    rect(83, 46, 9, 40, main, 4) +
    rect(10, 58, 80, 15, main, 3) +
    rect(21, 40, 22, 15, second, 6) +
    path('M47 58V50a9 9 0 0 1 9-9h18a10 10 0 0 1 10 10v7z', main),
  wave: ({ main, second }) =>
    line('M8 34q10.500-14 21 0t21 0t21 0t21 0', main, 8) +
    line('M8 55q10.500-14 21 0t21 0t21 0t21 0', second, 8) +
    line('M8 76q10.500-14 21 0t21 0t21 0t21 0', main, 8),
  palm: ({ main, second }) =>
    circle(24, 26, 11, second) +
    path('M51 90q-5-26 3-48l6 1q-5 22 1 47z', main) +
    path(
      'M57 44C42 24 22 28 14 48C28 38 42 39 57 44ZM57 44C71 24 90 30 94 50C82 41 70 40 57 44ZM57 44C52 24 40 13 26 15C40 24 49 32 57 44ZM57 44C61 24 73 13 86 17C74 24 65 32 57 44Z',
      main,
    ) +
    path('M18 92q38-14 74 0z', second),
  tent: ({ main, second }) =>
    path('M50 18L94 84H6Z', main) +
    path('M50 42L68 84H32Z', second) +
    line('M50 20L44 10M50 20L56 10', main, 5),
  train: ({ main, second, ground }) =>
    rect(24, 10, 52, 62, main, 13) +
    rect(32, 20, 36, 22, ground, 5) +
    circle(37, 57, 5, second) +
    circle(63, 57, 5, second) +
    line('M34 76L22 92M66 76L78 92M30 84H70', main, 6),
  compass: ({ main, second, ground }) =>
    circle(50, 50, 42, main) +
    circle(50, 50, 33, ground) +
    group('rotate(35 50 50)', path('M50 22L59 50H41Z', second), path('M50 78L59 50H41Z', main)) +
    circle(50, 50, 4, ground),
  fork: ({ main, second }) =>
    line('M24 12V34a11 11 0 0 0 22 0V12M35 12V88', main, 7) +
    path('M62 90V12C78 18 82 40 77 56H70V90a4 4 0 0 1-8 0Z', second),
  cup: ({ main, second }) =>
    path('M16 36h54v22a24 24 0 0 1-24 24h-6a24 24 0 0 1-24-24z', main) +
    line('M71 44h4a10 10 0 0 1 0 20h-6', main, 7) +
    line('M32 26q-6-7 0-15M45 26q-6-7 0-15M58 26q-6-7 0-15', second, 5) +
    rect(14, 87, 60, 6, second, 3),
  bowl: ({ main, second, ground }) =>
    circle(33, 44, 14, second) +
    circle(52, 38, 16, main) +
    circle(70, 45, 12, second) +
    line('M62 10L52 42M74 12L58 44', main, 4) +
    path('M8 48h84a42 38 0 0 1-84 0z', main) +
    rect(34, 86, 32, 6, main, 3) +
    line('M22 60a30 22 0 0 0 14 14', ground, 4),
  basket: ({ main, second, ground }) =>
    line('M26 44a24 28 0 0 1 48 0', second, 7) +
    path('M10 44h80l-9 40a7 7 0 0 1-7 5H26a7 7 0 0 1-7-5z', main) +
    times(4, (index) => rect(28 + index * 13, 55, 5, 22, ground, 2.5)),
  wheat: ({ main, second }) =>
    line('M50 94V34', second, 5) +
    path('M50 6c9 9 9 20 0 28c-9-8-9-19 0-28z', main) +
    times(3, (index) => {
      const y = 54 + index * 17;
      return path(
        `M48 ${y}c-17-1-23-11-22-21c14 1 22 9 22 21zM52 ${y}c17-1 23-11 22-21c-14 1-22 9-22 21z`,
        index === 1 ? second : main,
      );
    }),
  carrot: ({ main, second, ground }) =>
    path(
      'M50 36C38 28 32 16 37 6C48 12 53 24 50 36ZM50 36C62 28 68 16 63 6C52 12 47 24 50 36ZM49 36C32 36 22 28 20 18C34 18 45 25 49 36ZM51 36C68 36 78 28 80 18C66 18 55 25 51 36Z',
      second,
    ) +
    path('M28 40C34 34 66 34 72 40C72 62 58 84 50 95C42 84 28 62 28 40Z', main) +
    line('M32 54h14M66 62h-12M42 76h8', ground, 4),
  cloche: ({ main, second, ground }) =>
    circle(50, 24, 7, second) +
    path('M10 70a40 40 0 0 1 80 0z', main) +
    rect(6, 75, 88, 9, second, 4.5) +
    line('M26 60a26 26 0 0 1 15-18', ground, 5),
  book: ({ main, second, ground }) =>
    path('M50 28C38 18 22 17 8 22V78C22 73 38 74 50 84z', main) +
    path('M50 28C62 18 78 17 92 22V78C78 73 62 74 50 84z', second) +
    line('M18 36q11-2 22 4M18 49q11-2 22 4M18 62q11-2 22 4', ground, 4) +
    line('M82 36q-11-2-22 4M82 49q-11-2-22 4', ground, 4),
  pencil: ({ main, second }) =>
    group(
      'rotate(38 50 50)',
      rect(40, 4, 20, 12, second, 4),
      rect(40, 19, 20, 48, main),
      path('M40 70h20L50 95z', second),
    ),
  headphones: ({ main, second }) =>
    line('M16 62V50a34 34 0 0 1 68 0v12', main, 9) +
    rect(8, 54, 21, 34, second, 9) +
    rect(71, 54, 21, 34, second, 9),
  quill: ({ main, second, ground }) =>
    path('M88 8C50 12 24 36 24 72C56 70 86 48 88 8Z', main) +
    line('M70 28L34 64', ground, 4) +
    line('M30 70L14 92', second, 6) +
    line('M26 94h54', second, 5),
  mask: ({ main, second, ground }) =>
    path('M52 30C66 34 80 34 92 28V58C92 76 82 86 72 90C62 86 52 76 52 58Z', second) +
    path('M8 12C24 20 48 20 64 12V46C64 68 50 78 36 84C22 78 8 68 8 46Z', main) +
    line('M20 34q5-6 10 0M42 34q5-6 10 0', ground, 5) +
    path('M20 50q16 10 32 0q-4 18-16 18t-16-18z', ground),
  film: ({ main, second, ground }) =>
    rect(8, 38, 84, 50, main, 6) +
    group(
      'rotate(-11 10 34)',
      rect(8, 18, 84, 16, second, 3),
      times(4, (index) => path(`M${16 + index * 20} 18h9l-8 16h-9z`, ground)),
    ) +
    path('M42 50L64 63L42 76Z', ground),
  note: ({ main, second }) =>
    path('M36 76V22L88 10V64H79V31L45 39V76z', main) +
    ellipse(31, 78, 15, 12, second) +
    ellipse(74, 67, 15, 12, second),
  frame: ({ main, second, ground }) =>
    rect(10, 14, 80, 72, main, 4) +
    rect(20, 24, 60, 52, ground, 2) +
    circle(64, 38, 7, second) +
    path('M20 76L40 46L54 64L62 54L80 76Z', main),
  balloon: ({ main, second }) =>
    path('M50 6C72 6 84 24 82 42C80 57 64 68 56 74H44C36 68 20 57 18 42C16 24 28 6 50 6Z', main) +
    path('M50 6C62 20 62 56 53 74h-6C38 56 38 20 50 6z', second) +
    rect(41, 82, 18, 13, second, 3) +
    line('M44 74V82M56 74V82', main, 3),
  key: ({ main, second, ground }) =>
    group(
      'rotate(45 50 50)',
      rect(44, 40, 12, 54, main, 3),
      rect(56, 68, 14, 9, second, 2),
      rect(56, 82, 10, 9, second, 2),
      circle(50, 26, 23, main),
      circle(50, 24, 9, ground),
    ),
  paw: ({ main, second }) =>
    path('M50 48C67 48 79 66 75 79C71 90 59 85 50 85C41 85 29 90 25 79C21 66 33 48 50 48Z', main) +
    circle(19, 46, 10, second) +
    circle(38, 25, 11, second) +
    circle(62, 25, 11, second) +
    circle(81, 46, 10, second),
  speech: ({ main, second, ground }) =>
    path(
      'M20 12h48a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H40L22 72V56h-2A12 12 0 0 1 8 44V24a12 12 0 0 1 12-12z',
      main,
    ) +
    times(3, (index) => circle(28 + index * 16, 34, 4.5, ground)) +
    path(
      'M60 62h22a10 10 0 0 0 10-10V46v30a10 10 0 0 1-10 10h-2v10L66 86H54a10 10 0 0 1-10-10l8-14z',
      second,
    ),
  bracket: ({ main, second }) =>
    line('M32 26L8 50L32 74M68 26L92 50L68 74', main, 10) + line('M58 18L42 82', second, 9),
  brush: ({ main, second, ground }) =>
    path(
      'M50 10C77 10 92 29 90 50C89 64 77 62 68 62C58 62 57 69 60 76C63 85 56 91 47 89C24 86 8 70 8 50C8 28 26 10 50 10Z',
      main,
    ) +
    circle(30, 37, 8, second) +
    circle(54, 27, 8, ground) +
    circle(74, 42, 7, second) +
    circle(27, 60, 7, ground),
  bulb: ({ main, second, ground }) =>
    path('M50 6C71 6 84 21 84 40C84 56 71 62 67 73H33C29 62 16 56 16 40C16 21 29 6 50 6Z', main) +
    line('M38 44l12 10l12-10M50 54v16', ground, 5) +
    rect(35, 78, 30, 7, second, 3) +
    rect(40, 88, 20, 6, second, 3),
} as const satisfies Partial<Record<MotifName, Motif>>;
export { star };
