import { drawMotif } from './motifs.ts';
import { paper } from './palette.ts';
import { branch, canopy, fillAll, height, leafPair, pendant, width } from './parts.ts';
import type { Scene } from './scenes-places.ts';
import { circle, ellipse, faded, group, line, path, place, rect, times } from './svg.ts';

const loaf = (x: number, y: number, wide: number, crust: string, cut: string): string =>
  path(`M${x - wide / 2} ${y}a${wide / 2} ${wide * 0.36} 0 0 1 ${wide} 0z`, crust) +
  times(3, (index) =>
    line(
      `M${x - wide * 0.24 + index * wide * 0.2} ${y - wide * 0.12}l${wide * 0.08}-${wide * 0.13}`,
      cut,
      7,
    ),
  );
const steam = (x: number, y: number, stroke: string): string =>
  faded(0.7, line(`M${x} ${y}q-26-34 0-68t0-68`, stroke, 14));

/** One plate that fills the picture, its edge beyond it. */
export const plate: Scene = ({ colours, random, motif }) => {
  const cloth = random.pick([colours.main, colours.accent, colours.deep, colours.soft]);
  const x = random.pick([430, 600, 770]);
  const side = x > 600 ? 150 : 1050;
  const garnish = times(5, (index) =>
    leafPair(
      x + 150 * Math.cos(index * 1.26),
      338 + 150 * Math.sin(index * 1.26),
      96,
      colours.accent,
      index * 72,
    ),
  );
  return (
    fillAll(cloth) +
    circle(x + 14, 358, 330, 'rgba(40,20,10,.2)') +
    circle(x, 338, 330, paper) +
    circle(x, 338, 256, '#efe4d0') +
    circle(x, 338, 206, colours.glow) +
    garnish +
    circle(x, 338, 128, paper) +
    place(
      x,
      338,
      190,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: paper }),
    ) +
    place(side, 338, 360, drawMotif('fork', { main: paper, second: paper, ground: cloth }))
  );
};

/** A brick oven with a fire in it, loaves before it. */
export const oven: Scene = ({ colours, random }) => {
  const wall = random.pick(['#8a4a2a', '#c98a5a', colours.deep]);
  const bricks = times(9, (row) =>
    times(9, (column) =>
      rect(column * 150 - (row % 2) * 75 - 20, row * 76, 138, 64, 'rgba(255,240,220,.12)', 8),
    ),
  );
  const x = random.pick([380, 600, 800]);
  const shovel = x > 600 ? 140 : 1060;
  return (
    fillAll(wall) +
    bricks +
    path(`M${x - 260} 520V330a260 230 0 0 1 520 0V520Z`, paper) +
    path(`M${x - 220} 520V334a220 192 0 0 1 440 0V520Z`, '#2b1710') +
    path(
      `M${x - 120} 520q-40-90 30-150q-6 60 40 70q0-110 70-160q0 90 50 120q20-20 14-60q70 80 40 180z`,
      colours.glow,
    ) +
    path(`M${x - 60} 520q-16-60 40-96q0 50 50 60q0-40 24-66q40 60 10 102z`, colours.second) +
    rect(shovel - 9, 40, 18, 430, '#e3c08d', 9) +
    rect(shovel - 62, 420, 124, 130, '#e3c08d', 30) +
    rect(0, 516, width, 159, colours.deep) +
    rect(0, 516, width, 22, paper) +
    times(4, (index) => loaf(170 + index * 290, 640, random.int(190, 236), '#b3692c', colours.glow))
  );
};

/** Small tables under parasols, in the street before the house. */
export const terrace: Scene = ({ colours, random, motif }) => {
  const wall = random.pick([colours.soft, colours.pale, '#cfe0dc', colours.mid]);
  const shades = [random.pick([colours.second, colours.accent]), colours.main];
  const parasol = (x: number, top: number, shade: string): string =>
    rect(x - 6, top + 20, 12, 400, colours.deep) +
    path(`M${x - 210} ${top + 128}Q${x} ${top - 110} ${x + 210} ${top + 128}Z`, shade) +
    path(
      `M${x - 70} ${top + 128}Q${x - 40} ${top} ${x} ${top + 10}Q${x + 40} ${top} ${x + 70} ${top + 128}Z`,
      paper,
    ) +
    circle(x, top + 4, 10, colours.deep);
  const seats = (x: number): string =>
    rect(x - 120, 520, 240, 16, paper, 8) +
    rect(x - 8, 530, 16, 96, colours.deep) +
    rect(x - 70, 618, 140, 14, colours.deep, 7) +
    line(`M${x - 190} 470V630M${x - 190} 560H${x - 120}V630`, colours.deep, 12) +
    line(`M${x + 190} 470V630M${x + 190} 560H${x + 120}V630`, colours.deep, 12) +
    place(
      x - 40,
      486,
      84,
      drawMotif('cup', { main: colours.second, second: colours.deep, ground: wall }),
    ) +
    circle(x + 54, 508, 14, colours.accent);
  return (
    fillAll(wall) +
    times(
      3,
      (index) =>
        rect(90 + index * 400, 60, 220, 250, paper, 12) +
        rect(108 + index * 400, 78, 184, 214, index === 1 ? colours.glow : colours.mid, 6),
    ) +
    place(
      600,
      186,
      150,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: colours.glow }),
    ) +
    rect(0, 560, width, 115, '#d9c7a8') +
    seats(300) +
    seats(900) +
    parasol(300, random.int(120, 170), shades[0] ?? colours.main) +
    parasol(900, random.int(120, 170), shades[1] ?? colours.main)
  );
};

/** Pots on a stove, ladles above them. */
export const kitchen: Scene = ({ colours, random, motif }) => {
  const tiles = random.pick([colours.pale, colours.soft, '#dfe6d8']);
  const grid = faded(
    0.5,
    times(13, (index) => rect(index * 96, 0, 4, 440, paper)),
    times(5, (index) => rect(0, index * 96, width, 4, paper)),
  );
  const pot = (x: number, wide: number, tall: number, fill: string): string =>
    steam(x, 420 - tall, paper) +
    rect(x - wide / 2, 440 - tall, wide, tall, fill, 22) +
    rect(x - wide / 2 - 34, 440 - tall + 26, wide + 68, 18, fill, 9) +
    rect(x - wide / 2 - 10, 428 - tall, wide + 20, 22, colours.deep, 11) +
    circle(x, 420 - tall, 15, colours.deep);
  const [first = 0, second = 1, third = 2] = random.some([0, 1, 2], 3);
  const fills = [colours.second, colours.accent, colours.main];
  return (
    fillAll(tiles) +
    grid +
    rect(120, 66, 960, 12, colours.deep, 6) +
    times(
      6,
      (index) =>
        line(`M${220 + index * 150} 76v${70 + (index % 3) * 24}`, colours.deep, 9) +
        ellipse(220 + index * 150, 160 + (index % 3) * 24, 28, 20, colours.deep),
    ) +
    pot(260, 230, 130, fills[first] ?? colours.main) +
    pot(610, 280, 190, fills[second] ?? colours.main) +
    pot(950, 200, 110, fills[third] ?? colours.main) +
    rect(0, 440, width, 30, colours.deep) +
    rect(0, 470, width, 205, colours.mid) +
    times(4, (index) => circle(180 + index * 280, 520, 20, paper)) +
    rect(390, 560, 420, 115, colours.deep, 14) +
    place(
      600,
      618,
      96,
      drawMotif(motif, { main: colours.glow, second: paper, ground: colours.deep }),
    )
  );
};

/** A cart in the street with an awning of its own. */
export const cart: Scene = ({ colours, random, motif }) => {
  const sky = random.pick([colours.soft, '#cfe3e6', colours.glow, colours.pale]);
  const x = random.int(330, 500);
  const lights = times(13, (index) =>
    circle(
      60 + index * 90,
      74 + 36 * Math.sin(index * 0.9),
      11,
      index % 2 ? colours.second : paper,
    ),
  );
  return (
    fillAll(sky) +
    faded(
      0.55,
      times(7, (index) => rect(index * 180 - 30, 210 - (index % 3) * 56, 150, 430, colours.mid, 6)),
    ) +
    line('M0 66Q300 140 600 70T1200 70', colours.deep, 4) +
    lights +
    rect(0, 588, width, 87, '#b9a88c') +
    rect(x, 230, 16, 200, colours.deep) +
    rect(x + 484, 230, 16, 200, colours.deep) +
    canopy(x - 40, 170, 580, 70, colours.second, paper) +
    rect(x - 20, 400, 540, 26, paper, 8) +
    rect(x, 426, 500, 140, colours.main, 18) +
    place(
      x + 250,
      496,
      120,
      drawMotif(motif, { main: paper, second: colours.glow, ground: colours.main }),
    ) +
    times(4, (index) =>
      circle(x + 90 + index * 104, 376, 34, index % 2 ? colours.accent : colours.glow),
    ) +
    times(2, (index) =>
      group(
        `translate(${x + 110 + index * 280} 590)`,
        circle(0, 0, 58, colours.deep),
        circle(0, 0, 38, paper),
        circle(0, 0, 12, colours.deep),
      ),
    ) +
    line(`M${x + 500} 470h110`, colours.deep, 14)
  );
};

/** One cup, close, on a saucer by a window's light. */
export const cup: Scene = ({ colours, random, motif }) => {
  const wall = random.pick([colours.main, colours.deep, colours.mid, colours.soft]);
  const glaze = random.pick([colours.accent, colours.second, paper]);
  const x = random.pick([420, 560, 700]);
  return (
    fillAll(wall) +
    faded(0.14, path('M760-20H1240V420L560 675H300Z', paper)) +
    steam(x - 90, 230, paper) +
    steam(x, 200, paper) +
    steam(x + 90, 230, paper) +
    rect(0, 540, width, 135, colours.pale) +
    ellipse(x, 566, 330, 44, 'rgba(40,20,10,.2)') +
    ellipse(x, 552, 310, 38, paper) +
    line(`M${x + 190} 320h46a74 74 0 0 1 0 148h-70`, glaze, 34) +
    path(
      `M${x - 220} 270H${x + 220}V380a170 170 0 0 1-170 170H${x - 50}a170 170 0 0 1-170-170z`,
      glaze,
    ) +
    ellipse(x, 270, 220, 34, colours.deep) +
    ellipse(x, 274, 196, 25, '#6b3a1e') +
    place(x, 410, 150, drawMotif(motif, { main: colours.deep, second: wall, ground: glaze })) +
    pendant(x > 560 ? 180 : 1020, 90, 110, colours.deep, colours.glow) +
    branch(x > 560 ? 130 : 1090, 560, 150, colours.deep, colours.accent, 12) +
    rect(0, height - 30, width, 30, colours.mid)
  );
};
