import { drawMotif } from './motifs.ts';
import { paper } from './palette.ts';
import { cloud, fillAll, height, lightOf, pine, tree, width } from './parts.ts';
import type { Scene } from './scenes-places.ts';
import { circle, ellipse, hill, line, path, place, rect, ring, times } from './svg.ts';

/** A road between hills and, large in front of them, what one goes by. */
export const road: Scene = ({ colours, random, motif }) => {
  const { sky, disc, far, dark } = lightOf(colours, random);
  const x = random.pick([330, 600, 850]);
  const land = dark ? colours.mid : colours.main;
  const ridge = (level: number): [number, number][] =>
    Array.from({ length: 6 }, (_, index) => [index * 240, level + random.int(-36, 36)]);
  return (
    fillAll(sky) +
    circle(x > 600 ? 240 : 960, 170, 92, disc) +
    (dark ? '' : cloud(x > 600 ? 620 : 180, 90, 1.1, paper)) +
    hill(ridge(310), height, far) +
    hill(ridge(380), height, land) +
    times(6, (index) =>
      pine(90 + index * 205, 450 + (index % 2) * 26, random.int(80, 130), colours.deep),
    ) +
    hill(ridge(470), height, dark ? colours.main : colours.mid) +
    path('M0 590Q300 530 620 560T1200 520V640Q900 600 600 640T0 675Z', '#8b8478') +
    line('M40 632Q320 560 620 600T1180 580', paper, 7, ' stroke-dasharray="46 34"') +
    ellipse(x, 600, 190, 16, 'rgba(20,20,20,.25)') +
    place(
      x,
      440,
      360,
      drawMotif(motif, {
        main: dark ? paper : colours.deep,
        second: colours.accent,
        ground: paper,
      }),
    )
  );
};

/** Columns of a spa around its spring. */
export const colonnade: Scene = ({ colours, random }) => {
  const sky = random.pick([colours.soft, colours.pale, '#f3c79a']);
  const columns = times(
    7,
    (index) =>
      rect(96 + index * 160, 220, 48, 320, paper, 6) +
      rect(82 + index * 160, 204, 76, 26, paper, 6) +
      rect(82 + index * 160, 530, 76, 22, paper, 6) +
      (index < 6
        ? path(
            `M${150 + index * 160} 300V280a50 56 0 0 1 100 0V540h-100z`,
            index % 2 ? colours.mid : colours.soft,
          )
        : ''),
  );
  return (
    fillAll(sky) +
    tree(60, 560, 120, colours.accent, colours.deep) +
    tree(1150, 560, 130, colours.main, colours.deep) +
    rect(70, 118, 1060, 92, colours.main, 8) +
    path('M60 122L600 20L1140 122Z', colours.deep) +
    circle(600, 82, 26, colours.glow) +
    columns +
    rect(0, 546, width, 129, '#dccfb6') +
    ellipse(600, 610, 250, 42, colours.deep) +
    ellipse(600, 602, 250, 42, colours.mid) +
    rect(578, 470, 44, 130, paper, 10) +
    ellipse(600, 470, 90, 22, paper) +
    times(2, (index) => ring(index ? 680 : 520, 500, 46, colours.soft, 10)) +
    line('M600 466V380M600 400q-46-30-76 20M600 400q46-30 76 20', colours.soft, 10)
  );
};

/** Mats on a floor from above, and what lies beside them. */
export const mats: Scene = ({ colours, random, motif }) => {
  const floor = random.pick(['#e2c79b', colours.pale, '#cfa871']);
  const fills = random.some([colours.main, colours.mid, colours.accent, colours.second], 4);
  return (
    fillAll(floor) +
    times(8, (index) => rect(0, index * 92, width, 3, 'rgba(90,60,20,.18)')) +
    times(
      4,
      (index) =>
        rect(110 + index * 262, 90 + (index % 2) * 60, 190, 430, fills[index] ?? colours.main, 20) +
        rect(110 + index * 262, 90 + (index % 2) * 60, 190, 40, 'rgba(255,255,255,.25)', 20),
    ) +
    place(
      205 + random.pick([0, 262, 524, 786]),
      330,
      150,
      drawMotif(motif, { main: paper, second: colours.glow, ground: colours.deep }),
    ) +
    circle(90, 610, 42, colours.second) +
    circle(90, 610, 20, floor) +
    ellipse(1110, 610, 40, 30, colours.deep) +
    ellipse(1040, 624, 34, 26, colours.deep)
  );
};

/** A row of lockers over a bench with a bag. */
export const lockers: Scene = ({ colours, random, motif }) => {
  const fills = random.some([colours.main, colours.mid, colours.accent, colours.second], 3);
  const open = random.int(1, 4);
  return (
    fillAll(colours.pale) +
    times(
      6,
      (index) =>
        rect(
          40 + index * 190,
          40,
          172,
          440,
          index === open ? colours.deep : (fills[index % 3] ?? colours.main),
          10,
        ) +
        (index === open
          ? place(
              126 + index * 190,
              250,
              140,
              drawMotif(motif, { main: paper, second: colours.glow, ground: colours.deep }),
            )
          : times(3, (slot) =>
              rect(86 + index * 190, 76 + slot * 22, 80, 9, 'rgba(0,0,0,.22)', 4),
            ) + circle(186 + index * 190, 270, 11, paper)),
    ) +
    rect(0, 480, width, 195, '#d9c7a8') +
    rect(90, 540, 1020, 30, colours.deep, 10) +
    rect(170, 570, 22, 105, colours.deep) +
    rect(1010, 570, 22, 105, colours.deep) +
    path('M640 540V470a34 34 0 0 1 34-34H846a34 34 0 0 1 34 34V540Z', colours.second) +
    line('M700 440q60-86 120 0', colours.deep, 14) +
    rect(330, 512, 170, 28, paper, 14)
  );
};
