import type { Random } from '../random.ts';
import type { MotifName } from './motif-names.ts';
import { drawMotif } from './motifs.ts';
import { paper, type Palette } from './palette.ts';
import {
  branch,
  bottle,
  canopy,
  cloud,
  fillAll,
  flecks,
  height,
  house,
  jar,
  leafPair,
  lightOf,
  pendant,
  pine,
  tower,
  tree,
  vase,
  width,
  windowPane,
} from './parts.ts';
import {
  circle,
  ellipse,
  faded,
  group,
  hill,
  line,
  path,
  place,
  rect,
  ring,
  times,
} from './svg.ts';

export type View = { colours: Palette; random: Random; motif: MotifName };
export type Scene = (view: View) => string;

const ridge = (random: Random, level: number, sway: number): [number, number][] =>
  Array.from({ length: 6 }, (_, index) => [index * 240, level + random.int(-sway, sway)]);

const lands: readonly Partial<Palette>[] = [
  {},
  { main: '#2f6f5b', mid: '#5f9a78', deep: '#16382f' },
  { main: '#b9803a', mid: '#d9ab5c', deep: '#5a3a1c' },
  { main: '#47795a', mid: '#8fb27a', deep: '#1f3f35' },
  { main: '#5a5f8f', mid: '#8d8fb8', deep: '#2a2d52' },
];
/** Layered hills with a low sun, and something small that lives there. */
export const hills: Scene = ({ colours: own, random }) => {
  const colours: Palette = { ...own, ...random.pick(lands) };
  const { sky, disc, far, dark } = lightOf(colours, random);
  const x = random.int(200, 1000);
  const peaks = random.chance(0.5)
    ? times(3, (index) => {
        const top = [150 + index * 420 + random.int(-60, 60), 150 + random.int(0, 90)] as const;
        return (
          path(`M${top[0] - 330} 520L${top[0]} ${top[1]}L${top[0] + 330} 520Z`, far) +
          path(`M${top[0]} ${top[1]}l62 70l-34 22l-30-20l-26 24l-34-28z`, paper)
        );
      })
    : hill(ridge(random, 300, 50), height, far);
  const near = 470 + random.int(-20, 30);
  const forest = times(9, () =>
    pine(random.int(20, 1180), near + 60 + random.int(0, 70), random.int(80, 150), colours.deep),
  );
  const home = random.pick([
    house(x - 60, near + 60, 120, 62, paper, colours.second, colours.glow),
    place(
      x,
      near + 40,
      170,
      drawMotif('tent', { main: colours.accent, second: colours.deep, ground: paper }),
    ),
    tree(x, near + 60, 70, colours.accent, colours.deep),
  ]);
  return (
    fillAll(sky) +
    (dark
      ? flecks(random, 30, paper, 0, 260)
      : cloud(random.int(80, 900), random.int(60, 140), 1.2, paper)) +
    circle(1200 - x, 210, random.int(60, 105), disc) +
    peaks +
    hill(ridge(random, 400, 40), height, dark ? colours.mid : colours.main) +
    hill(ridge(random, near + 20, 30), height, dark ? colours.main : colours.mid) +
    forest +
    home +
    hill(ridge(random, 605, 24), height, colours.deep)
  );
};

const boat = (
  x: number,
  y: number,
  scale: number,
  hull: string,
  sail: string,
  jib: string,
): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-70 0H70L48 34H-46Z', hull),
    path('M4-12V-160L66-12Z', sail),
    path('M-6-12V-130L-54-12Z', jib),
    rect(-2, -168, 5, 170, hull),
  );
/** Sea, sun and a sail or a palm. */
export const sea: Scene = ({ colours, random }) => {
  const { sky, disc, dark } = lightOf(colours, random);
  const level = random.int(300, 380);
  const sun = random.int(260, 940);
  const glints = times(16, () =>
    rect(
      sun - 150 + random.int(0, 300),
      level + 20 + random.int(0, 240),
      random.int(40, 120),
      7,
      disc,
      3.5,
    ),
  );
  const front = random.chance(0.5)
    ? ellipse(random.int(60, 240), 700, 420, 150, colours.glow) +
      place(
        random.int(130, 260),
        380,
        460,
        drawMotif('palm', {
          main: dark ? colours.accent : colours.deep,
          second: colours.second,
          ground: paper,
        }),
      )
    : path(`M0 560Q320 ${random.int(470, 540)} 640 620T1200 600V675H0Z`, colours.pale) +
      group(
        `translate(${random.int(160, 420)} 590)`,
        rect(-5, -170, 10, 190, paper, 4),
        path('M-150-160a150 120 0 0 1 300 0z', colours.second),
        path('M-50-160a50 120 0 0 1 100 0z', paper),
      );
  return (
    fillAll(sky) +
    circle(sun, level - random.int(-10, 90), random.int(80, 130), disc) +
    cloud(random.int(60, 400), 90, 1.1, paper) +
    cloud(random.int(700, 1000), 150, 0.8, paper) +
    rect(0, level, width, height - level, dark ? colours.main : colours.deep) +
    rect(0, level + 90, width, 400, dark ? colours.mid : colours.main) +
    glints +
    boat(
      random.int(640, 1040),
      level + random.int(40, 110),
      random.pick([0.8, 1.1, 1.4]),
      colours.second,
      paper,
      colours.accent,
    ) +
    front
  );
};

/** A street of gables and towers above a river with a bridge. */
export const town: Scene = ({ colours, random }) => {
  const { sky, disc, dark, far } = lightOf(colours, random);
  const walls = [colours.pale, colours.accent, colours.mid, colours.second, paper, colours.soft];
  const pane = dark ? colours.glow : colours.deep;
  let x = -20;
  let row = '';
  while (x < width) {
    const wide = random.int(90, 170);
    row += random.chance(0.16)
      ? tower(
          x + 10,
          500,
          64,
          random.int(220, 300),
          random.pick([paper, colours.pale]),
          colours.second,
          pane,
        )
      : house(
          x,
          500,
          wide - 6,
          random.int(110, 220),
          random.pick(walls),
          random.pick([colours.second, colours.deep, colours.main]),
          pane,
        );
    x += wide;
  }
  const arches = times(6, (index) =>
    path(`M${index * 210 + 20} 600v-16a84 62 0 0 1 168 0v16z`, colours.main),
  );
  return (
    fillAll(sky) +
    circle(random.int(160, 1040), random.int(110, 190), random.int(46, 84), disc) +
    hill(ridge(random, 300, 40), 500, far) +
    row +
    rect(0, 498, width, 177, dark ? colours.main : colours.deep) +
    rect(0, 498, width, 100, colours.pale) +
    arches +
    rect(0, 488, width, 18, colours.second) +
    times(8, () =>
      rect(random.int(0, 1100), random.int(610, 660), random.int(50, 140), 6, colours.soft, 3),
    )
  );
};

/** A viaduct with a small train. */
export const railway: Scene = ({ colours, random }) => {
  const { sky, disc, far, dark } = lightOf(colours, random);
  const y = random.int(330, 380);
  const start = random.int(120, 520);
  const cars = times(
    4,
    (index) =>
      rect(
        start + index * 132,
        y - 62,
        122,
        58,
        index === 0 ? colours.second : colours.accent,
        12,
      ) + times(3, (pane) => rect(start + index * 132 + 16 + pane * 34, y - 48, 22, 20, paper, 4)),
  );
  const arches = times(9, (index) =>
    path(`M${index * 150 - 60} ${height}V${y + 90}a55 55 0 0 1 110 0V${height}z`, far),
  );
  return (
    fillAll(sky) +
    circle(random.int(200, 1000), 150, 80, disc) +
    cloud(random.int(100, 900), 100, 1, paper) +
    hill(ridge(random, 330, 60), height, far) +
    rect(0, y, width, height - y, dark ? colours.soft : colours.pale) +
    arches +
    rect(0, y - 4, width, 20, colours.deep) +
    cars +
    hill(ridge(random, 560, 30), height, colours.main) +
    times(7, () => pine(random.int(0, 1200), 640, random.int(90, 170), colours.deep)) +
    hill(ridge(random, 630, 18), height, colours.deep)
  );
};

/** Warm water, steam, pebbles and leaves. */
export const spa: Scene = ({ colours, random }) => {
  const steam = times(5, (index) =>
    line(
      `M${260 + index * 170} ${350 - (index % 2) * 30}q-40-60 0-120t0-120`,
      paper,
      14,
      ' opacity=".75"',
    ),
  );
  const pool = times(4, (index) =>
    ellipse(
      600,
      560 + index * 26,
      620 - index * 90,
      130 - index * 22,
      [colours.deep, colours.main, colours.mid, colours.soft][index] ?? colours.soft,
    ),
  );
  const stones = times(3, (index) =>
    ellipse(
      random.int(180, 240),
      520 - index * 54,
      110 - index * 26,
      32,
      [colours.deep, colours.mid, colours.pale][index] ?? colours.pale,
    ),
  );
  const ground = random.pick([colours.soft, '#f0d9b5', colours.mid]);
  return (
    fillAll(ground) +
    circle(random.int(500, 760), 260, 190, colours.pale) +
    steam +
    pool +
    (random.chance(0.6) ? stones : '') +
    place(
      random.int(760, 900),
      520,
      300,
      drawMotif('lotus', { main: colours.second, second: paper, ground }),
    ) +
    branch(1120, 660, 300, colours.deep, colours.deep, -14) +
    leafPair(60, 660, 280, colours.accent, 10) +
    branch(random.int(20, 90), 690, 240, colours.deep, colours.main, 16)
  );
};

const chair = (x: number, colours: Palette): string =>
  rect(x - 120, 360, 240, 190, colours.accent, 46) +
  rect(x - 150, 440, 62, 130, colours.second, 28) +
  rect(x + 88, 440, 62, 130, colours.second, 28) +
  rect(x - 110, 470, 220, 80, colours.second, 20) +
  line(`M${x - 100} 560l-14 50M${x + 100} 560l14 50`, colours.deep, 10);
const bed = (x: number, colours: Palette): string =>
  rect(x - 190, 330, 26, 260, colours.deep, 8) +
  rect(x - 180, 470, 380, 90, paper, 16) +
  rect(x - 180, 510, 380, 70, colours.second, 10) +
  rect(x - 158, 430, 120, 62, colours.soft, 22) +
  path(`M${x - 20} 470H${x + 190}a10 10 0 0 1 10 10V520H${x - 20}Z`, colours.accent) +
  line(`M${x - 160} 580v26M${x + 180} 580v26`, colours.deep, 14);
const asleep = new Set<MotifName>(['bed', 'key', 'mountain', 'tent']);
/** A quiet room: window, plant, lamp, chair. */
export const room: Scene = ({ colours, random, motif }) => {
  const wall = random.pick([colours.soft, colours.pale, colours.mid]);
  const left = random.chance(0.5);
  const seat = asleep.has(motif) && random.chance(0.7) ? bed : chair;
  const things =
    windowPane(
      random.pick([400, 430, 470]),
      80,
      random.pick([300, 340]),
      random.int(280, 330),
      paper,
      colours.soft === wall ? colours.pale : colours.soft,
      colours.glow,
      colours.main,
    ) + pendant(left ? 930 : 270, random.int(90, 150), 90, colours.deep, colours.glow);
  const art =
    rect(left ? 190 : 850, 130, 160, 200, wall === colours.pale ? colours.soft : paper, 4) +
    place(
      left ? 270 : 930,
      230,
      112,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: paper }),
    );
  return (
    fillAll(wall) +
    things +
    art +
    rect(0, 570, width, 105, colours.main) +
    ellipse(600, 612, 420, 38, colours.deep) +
    seat(left ? 880 : 330, colours) +
    vase(left ? 90 : 1110, 610, 140, colours.second) +
    branch(left ? 90 : 1110, 480, 220, colours.deep, colours.deep, random.int(-10, 10))
  );
};

const stock = (x: number, y: number, { colours, random, motif }: View, scale = 1): string =>
  group(
    `translate(${x.toFixed(0)} ${y}) scale(${scale}) translate(${(-x).toFixed(0)} ${-y})`,
    random.pick([
      () =>
        bottle(
          x,
          y,
          random.int(110, 150),
          random.pick([colours.deep, colours.main, colours.accent]),
          paper,
        ),
      () =>
        jar(
          x,
          y,
          random.int(70, 96),
          random.int(80, 110),
          random.pick([colours.mid, colours.second, colours.accent]),
          colours.deep,
          paper,
        ),
      () =>
        vase(x, y, random.int(96, 130), random.pick([colours.second, colours.main, colours.glow])),
      () =>
        rect(x - 44, y - 84, 88, 84, random.pick([colours.accent, colours.mid]), 6) +
        rect(x - 8, y - 84, 16, 84, paper),
      () =>
        place(
          x,
          y - 58,
          112,
          drawMotif(motif, { main: colours.deep, second: colours.second, ground: paper }),
        ),
      () =>
        rect(x - 40, y - 26, 80, 26, colours.main, 4) +
        rect(x - 34, y - 50, 68, 24, colours.glow, 4) +
        rect(x - 38, y - 76, 76, 26, colours.second, 4),
    ])(),
  );
/** Shelves with the goods of the trade. */
export const shelves: Scene = (view) => {
  const { colours, random } = view;
  const wall = random.pick([colours.soft, colours.pale, '#efe3cc']);
  const board = wall === colours.soft ? paper : colours.mid;
  const rows = random.pick([
    [300, 590],
    [225, 425, 625],
  ]);
  const shelf = rows
    .map(
      (y) =>
        rect(70, y, 1060, 18, board, 6) +
        times(8, (index) =>
          random.chance(0.12)
            ? ''
            : stock(140 + index * 132, y, view, rows.length === 2 ? 1.5 : 1.2),
        ),
    )
    .join('');
  return (
    fillAll(wall) +
    (random.chance(0.4)
      ? circle(random.int(300, 900), 330, 300, random.pick([colours.pale, paper]))
      : '') +
    shelf +
    (rows.length === 2 ? rect(0, 650, width, 25, colours.deep) : '')
  );
};

/** A shop window under a striped canopy. */
export const storefront: Scene = (view) => {
  const { colours, random, motif } = view;
  const wall = random.pick([colours.main, colours.deep, colours.mid, colours.second]);
  const inside = random.pick([paper, colours.pale, colours.soft]);
  const wide = random.int(620, 700);
  const left = random.chance(0.5) ? 90 : 1110 - wide;
  const door = left === 90 ? left + wide + 60 : 110;
  const goods = times(4, (index) => stock(left + 90 + (index * (wide - 180)) / 3, 564, view, 1.15));
  return (
    fillAll(wall) +
    rect(left, 200, wide, 380, paper, 8) +
    rect(left + 16, 216, wide - 32, 348, inside) +
    place(
      left + wide / 2,
      322,
      180,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: inside }),
    ) +
    goods +
    rect(left - 20, 566, wide + 40, 26, paper, 6) +
    rect(door, 220, 250, 400, paper, 8) +
    rect(door + 18, 238, 214, 364, colours.soft) +
    rect(door + 190, 410, 14, 70, colours.deep, 7) +
    canopy(
      left - 30,
      130,
      wide + 60,
      80,
      colours.second === wall ? colours.accent : colours.second,
      paper,
    ) +
    canopy(door - 20, 150, 290, 50, colours.accent, paper) +
    rect(0, 600, width, 75, colours.pale) +
    rect(0, 600, width, 10, colours.deep) +
    vase(door - 30, 640, 90, colours.accent) +
    branch(door - 30, 560, 110, colours.deep, colours.accent, 0)
  );
};

/** Geometric tiles with the mark of the trade among them. */
export const mosaic: Scene = ({ colours, random, motif }) => {
  const side = random.pick([240, 240, 200]);
  const fills = [
    colours.main,
    colours.accent,
    colours.soft,
    colours.second,
    colours.mid,
    colours.deep,
    colours.glow,
  ];
  const columns = Math.ceil(width / side);
  return (
    fillAll(paper) +
    times(columns * Math.ceil(height / side), (index) => {
      const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side];
      const [back, front] = random.some(fills, 2);
      const half = side / 2;
      const shape = random.pick([
        () => path(`M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`, front ?? paper),
        () =>
          path(
            `M${x + side} ${y + side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}z`,
            front ?? paper,
          ),
        () => circle(x + half, y + half, half * 0.72, front ?? paper),
        () =>
          path(
            `M${x} ${y}a${half} ${half} 0 0 0 ${side} 0zM${x} ${y + half}a${half} ${half} 0 0 0 ${side} 0z`,
            front ?? paper,
          ),
        () => ring(x + half, y + half, half * 0.6, front ?? paper, half * 0.3),
        () =>
          rect(x, y, side, side, paper) +
          place(
            x + half,
            y + half,
            side * 0.66,
            drawMotif(motif, { main: colours.deep, second: colours.second, ground: paper }),
          ),
        () =>
          rect(x, y, side, side, colours.deep) +
          place(
            x + half,
            y + half,
            side * 0.66,
            drawMotif(motif, { main: paper, second: colours.glow, ground: colours.deep }),
          ),
      ])();
      return rect(x, y, side + 1, side + 1, back ?? paper) + shape;
    })
  );
};

/** One great mark on calm ground, like a poster. */
export const poster: Scene = ({ colours, random, motif }) => {
  const [ground, disc, main, second] = random.pick([
    [colours.soft, paper, colours.deep, colours.second],
    [colours.deep, colours.main, paper, colours.glow],
    [colours.pale, colours.soft, colours.main, colours.accent],
    [colours.main, colours.deep, paper, colours.glow],
    ['#f1d7ac', paper, colours.deep, colours.second],
  ] as const);
  const x = random.pick([360, 600, 840]);
  const echo =
    x === 600
      ? ''
      : faded(
          0.9,
          ...[0, 1, 2].map((index) =>
            circle(
              x === 360 ? 820 + index * 130 : 130 + index * 130,
              560 - index * 90,
              46,
              [second, disc, main][index] ?? disc,
            ),
          ),
        );
  const floor = random.chance(0.5)
    ? rect(0, 540, width, 135, disc)
    : path(`M0 560Q300 ${random.int(470, 540)} 620 575T1200 540V675H0Z`, disc);
  return (
    fillAll(ground) +
    circle(x, 330, 300, disc) +
    floor +
    echo +
    place(x, 325, 430, drawMotif(motif, { main, second, ground: disc }), random.int(-6, 6)) +
    (random.chance(0.5)
      ? branch(x < 600 ? 1100 : 90, 690, 300, main, second, x < 600 ? -12 : 12)
      : '')
  );
};
