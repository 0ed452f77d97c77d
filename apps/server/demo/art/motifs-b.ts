import type { MotifName } from './motif-names.ts';
import { type Motif, star } from './motifs-a.ts';
import { circle, group, line, path, rect, ring, times } from './svg.ts';

export const motifsB = {
  dumbbell: ({ main, second }) =>
    group(
      'rotate(-32 50 50)',
      rect(24, 45, 52, 10, main),
      rect(4, 36, 10, 28, second, 4),
      rect(16, 24, 15, 52, main, 5),
      rect(69, 24, 15, 52, main, 5),
      rect(86, 36, 10, 28, second, 4),
    ),
  swim: ({ main, second }) =>
    circle(73, 36, 11, second) +
    line('M12 52L44 28L62 54', main, 10) +
    line('M6 70q11-12 22 0t22 0t22 0t22 0', main, 8) +
    line('M6 88q11-12 22 0t22 0t22 0t22 0', second, 8),
  lotus: ({ main, second }) =>
    path(
      'M6 50C24 48 44 58 50 80C30 86 12 74 6 50ZM94 50C76 48 56 58 50 80C70 86 88 74 94 50Z',
      second,
    ) +
    path(
      'M22 28C40 36 51 54 50 80C32 76 19 54 22 28ZM78 28C60 36 49 54 50 80C68 76 81 54 78 28Z',
      main,
    ) +
    path('M50 14C65 32 65 60 50 80C35 60 35 32 50 14Z', second),
  racket: ({ main, second }) =>
    group(
      'rotate(38 50 50)',
      line('M50 66V96', main, 9),
      `<ellipse cx="50" cy="36" rx="25" ry="31" fill="none" stroke="${main}" stroke-width="8"/>`,
      line('M42 10V62M58 10V62M27 28H73M27 44H73', main, 2.5),
    ) + circle(80, 80, 11, second),
  carabiner: ({ main, second, ground }) =>
    group(
      'rotate(18 50 50)',
      `<rect x="28" y="8" width="44" height="84" rx="22" fill="none" stroke="${main}" stroke-width="11"/>`,
      rect(65, 30, 14, 36, ground),
      rect(67, 32, 10, 32, second, 5),
    ),
  ski: ({ main, second }) =>
    group('rotate(22 50 50)', rect(45, 4, 10, 92, main, 5), rect(41, 46, 18, 14, second, 4)) +
    group('rotate(-22 50 50)', rect(45, 4, 10, 92, main, 5), rect(41, 46, 18, 14, second, 4)),
  bike: ({ main, second }) =>
    ring(22, 64, 18, main, 6) +
    ring(78, 64, 18, main, 6) +
    line('M22 64L38 36H66L78 64M38 36L52 64L66 36M22 64H52', second, 6) +
    line('M62 26h12M32 30h14', main, 6),
  ball: ({ main, ground }) =>
    circle(50, 50, 40, main) +
    // the seam of a tennis ball: a cross would make a basketball of it
    line('M21 22Q48 50 21 78M79 22Q52 50 79 78', ground, 6),
  cross: ({ main, second }) =>
    path(
      'M42 8h16a5 5 0 0 1 5 5v24h24a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H63v24a5 5 0 0 1-5 5H42a5 5 0 0 1-5-5V63H13a5 5 0 0 1-5-5V42a5 5 0 0 1 5-5h24V13a5 5 0 0 1 5-5z',
      main,
    ) + path('M50 68C38 60 38 46 50 34C62 46 62 60 50 68Z', second),
  glasses: ({ main, second }) =>
    circle(27, 56, 17, second) +
    circle(73, 56, 17, second) +
    ring(27, 56, 19, main, 8) +
    ring(73, 56, 19, main, 8) +
    line('M45 50q5-5 10 0M9 48L5 34M91 48L95 34', main, 7),
  tooth: ({ main, second }) =>
    path(
      'M50 20C60 12 86 10 86 36C86 56 77 66 73 86C69 96 60 93 58 81C56 69 54 62 50 62C46 62 44 69 42 81C40 93 31 96 27 86C23 66 14 56 14 36C14 10 40 12 50 20Z',
      main,
    ) + star(66, 36, 13, second),
  figure: ({ main, second }) =>
    circle(50, 17, 12, second) +
    line('M20 30Q34 46 50 42Q66 46 80 30M50 42V62M50 62L30 90M50 62L70 90', main, 11),
  leafdrop: ({ main, second, ground }) =>
    path('M50 4C72 32 82 46 82 62A32 32 0 0 1 18 62C18 46 28 32 50 4Z', main) +
    path('M50 84C35 72 35 54 50 40C65 54 65 72 50 84Z', second) +
    line('M50 56V90', ground, 3.5),
  shield: ({ main, second }) =>
    path('M50 6L88 20V48C88 72 70 87 50 95C30 87 12 72 12 48V20Z', main) +
    line('M32 50l13 14l24-27', second, 10),
  mind: ({ main, second, ground }) =>
    path(
      'M46 8C72 6 88 24 86 46C85 60 76 66 74 76V92H40V80H28C22 80 20 76 20 70V60L10 56L20 40C20 20 32 9 46 8Z',
      main,
    ) +
    line('M52 44a5 5 0 0 1 9 3a11 11 0 0 1-21-2a17 17 0 0 1 33-3', ground, 5) +
    circle(76, 16, 6, second),
  tag: ({ main, second, ground }) =>
    path('M10 16a6 6 0 0 1 6-6h32l40 40a7 7 0 0 1 0 10L60 88a7 7 0 0 1-10 0L10 48z', main) +
    circle(29, 29, 8, ground) +
    line('M46 62L62 46', second, 8),
  percent: ({ main, second }) =>
    ring(28, 28, 17, main, 10) + ring(72, 72, 17, main, 10) + line('M78 16L22 84', second, 10),
  hanger: ({ main, second }) =>
    line('M50 36V28a9 9 0 1 0-10-9', main, 6) +
    line('M50 36L92 68a5 5 0 0 1-3 9H11a5 5 0 0 1-3-9Z', main, 7) +
    rect(26, 84, 48, 8, second, 4),
  bolt: ({ main, second }) =>
    circle(50, 50, 42, second) + path('M58 8L24 56H46L40 94L78 42H54Z', main),
  lamp: ({ main, second, ground }) =>
    path('M34 10H66L86 52H14Z', main) +
    rect(46, 52, 8, 34, second) +
    rect(28, 84, 44, 8, second, 4) +
    line('M40 20L32 40', ground, 4),
  plant: ({ main, second }) =>
    path(
      'M50 64C28 62 16 46 16 24C40 28 50 44 50 64ZM50 64C72 62 84 46 84 24C60 28 50 44 50 64Z',
      main,
    ) +
    path('M50 58C40 40 42 20 50 6C58 20 60 40 50 58Z', second) +
    path('M28 66H72L65 94H35Z', second) +
    rect(24, 62, 52, 9, main, 4),
  blocks: ({ main, second, ground }) =>
    rect(8, 52, 40, 40, main, 5) +
    rect(52, 52, 40, 40, second, 5) +
    path('M50 8L72 46H28Z', main) +
    circle(28, 72, 9, ground) +
    path('M62 82L72 62L82 82Z', ground),
  flower: ({ main, second }) =>
    times(6, (index) =>
      circle(
        50 + 24 * Math.cos((index * Math.PI) / 3),
        48 + 24 * Math.sin((index * Math.PI) / 3),
        17,
        main,
      ),
    ) + circle(50, 48, 14, second),
  scissors: ({ main, second }) =>
    ring(26, 77, 13, second, 8) +
    ring(74, 77, 13, second, 8) +
    line('M33 66L68 10M67 66L32 10', main, 8) +
    circle(50, 39, 4, second),
  petal: ({ main, second }) =>
    path('M50 94C14 78 12 40 26 22C34 30 44 40 50 56C56 40 66 30 74 22C88 40 86 78 50 94Z', main) +
    path('M50 70C34 50 38 22 50 6C62 22 66 50 50 70Z', second),
  polish: ({ main, second, ground }) =>
    path('M38 42L42 8H58L62 42Z', second) +
    rect(26, 46, 48, 46, main, 12) +
    line('M37 60V78', ground, 5),
  perfume: ({ main, second, ground }) =>
    rect(36, 6, 28, 16, second, 4) +
    rect(42, 24, 16, 12, main) +
    rect(18, 36, 64, 56, main, 14) +
    path('M50 48C59 59 63 65 63 71A13 13 0 0 1 37 71C37 65 41 59 50 48Z', ground),
  coin: ({ main, second, ground }) =>
    circle(50, 50, 42, main) +
    ring(50, 50, 32, ground, 3) +
    path('M50 74C32 62 32 42 50 26C68 42 68 62 50 74Z', second) +
    line('M50 44V82', ground, 3),
  loop: ({ main, second }) =>
    line('M16 46A35 35 0 0 1 78 30', main, 10) +
    path('M90 14L86 44L62 28Z', main) +
    line('M84 54A35 35 0 0 1 22 70', second, 10) +
    path('M10 86L14 56L38 72Z', second) +
    circle(50, 50, 9, main),
} as const satisfies Partial<Record<MotifName, Motif>>;
