import { drawMotif } from './motifs.ts';
import { paper } from './palette.ts';
import { cloud, fillAll, height, pine, width } from './parts.ts';
import type { Scene, View } from './scenes-places.ts';
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

const net = (colours: View['colours']): string =>
  line('M150 300V540M1050 300V540', colours.deep, 18) +
  line(
    times(22, (index) => `M${170 + index * 40} 320V420`) + 'M150 352H1050M150 386H1050',
    colours.deep,
    2,
  ) +
  rect(150, 306, 900, 18, paper);
const tennisTable = ({ main, deep }: View['colours']): string =>
  line('M230 500V600M970 500V600M330 480V560M870 480V560', deep, 16) +
  path('M250 400H950L1080 500H120Z', main) +
  line('M250 400H950L1080 500H120ZM600 400V500', paper, 6) +
  path('M600 350L610 372V500H590V372Z', deep);

/** A sports hall: high windows, a net or a table, and what is played with in the air. */
export const hall: Scene = ({ colours, random, motif }) => {
  const [back, pane] = random.pick([
    [colours.soft, paper],
    [colours.pale, colours.soft],
    ['#e9d3b1', '#f9ecd0'],
    [colours.main, colours.soft],
  ] as const);
  const floor = random.pick(['#d9a35c', '#c9693a', '#c48b4f']);
  const [x, turn] = random.pick([
    [380, -24],
    [620, 8],
    [800, 26],
  ] as const);
  return (
    fillAll(back) +
    times(5, (index) => rect(50 + index * 225, 40, 190, 110, pane, 6)) +
    rect(0, 500, width, 175, floor) +
    line('M330 530H870L1060 675M330 530L140 675M600 530V675', paper, 7) +
    (motif === 'bat' ? tennisTable(colours) : net(colours)) +
    line(`M${x - 290} 300Q${x - 150} 130 ${x - 60} 190`, paper, 7, ' stroke-dasharray="1 24"') +
    place(
      x,
      230,
      240,
      drawMotif(motif, { main: colours.deep, second: colours.accent, ground: pane }),
      turn,
    )
  );
};

const meshed = (colour: string): string =>
  faded(
    0.35,
    line(
      times(6, (index) => {
        const [x, y] = [57 * index, 25 * index];
        return `M${x} ${y}V${675 - 42 * index}M${width - x} ${y}V${675 - 42 * index}`;
      }) +
        times(5, (index) => {
          const [near, far] = [135 * index, 150 + 54 * index];
          return `M0 ${near}L340 ${far}M1200 ${near}L860 ${far}`;
        }),
      colour,
      3,
    ),
  );

/** A court between walls, seen from its end: of glass and wire for padel, white ones for squash. */
export const arena: Scene = ({ colours, random, motif }) => {
  const isGlass = motif === 'padel';
  const [far, side, floor] = random.pick(
    isGlass
      ? ([
          ['#4d7f93', '#2c5566', '#2f7f8f'],
          ['#2a4a5c', '#1d3644', '#356f9c'],
          [colours.soft, colours.mid, colours.main],
        ] as const)
      : ([
          [paper, '#eadfc8', '#d9a35c'],
          [colours.pale, colours.soft, '#c9693a'],
          ['#dfe7e2', '#bcd0cb', '#c48b4f'],
        ] as const),
  );
  return (
    fillAll(colours.deep) +
    path('M0 0H1200L860 150H340Z', colours.deep) +
    times(3, (index) => ellipse(440 + index * 160, 74, 52, 14, colours.glow)) +
    path('M0 0L340 150V420L0 675ZM1200 0L860 150V420L1200 675Z', side) +
    rect(340, 150, 520, 270, far) +
    path('M340 420H860L1200 675H0Z', floor) +
    (isGlass ? meshed(paper) : line('M340 330H860', colours.second, 9)) +
    line('M600 420V675M255 484H945M0 675L340 420H860L1200 675', paper, 8) +
    place(
      random.pick([500, 600, 720]),
      290,
      250,
      drawMotif(motif, {
        main: isGlass ? paper : colours.deep,
        second: colours.glow,
        ground: far,
      }),
      random.int(-20, 20),
    )
  );
};

/** A training room with wall bars, a bench and rings that hang down. */
export const studio: Scene = ({ colours, random, motif }) => {
  const back = random.pick([colours.pale, colours.soft, '#efe1c6']);
  const wood = random.pick(['#c48b4f', '#a8703c']);
  const left = random.pick([90, 830]);
  const other = width - left - 280;
  return (
    fillAll(back) +
    circle(600, 250, 190, paper) +
    line(`M${left} 90V560M${left + 280} 90V560`, wood, 22) +
    times(9, (index) => rect(left, 104 + index * 50, 280, 14, wood, 7)) +
    line(`M${other + 80} 0V200M${other + 200} 0V200`, colours.deep, 7) +
    ring(other + 80, 236, 36, colours.accent, 14) +
    ring(other + 200, 236, 36, colours.accent, 14) +
    place(
      600,
      250,
      230,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: paper }),
      random.int(-8, 8),
    ) +
    rect(0, 560, width, 115, colours.mid) +
    rect(410, 470, 380, 40, colours.main, 14) +
    line('M460 510L440 580M740 510L760 580', colours.deep, 16) +
    circle(other + 140, 510, 66, colours.second)
  );
};

/** A water park: a tube winds down from its tower into the pool. */
export const slides: Scene = ({ colours, random }) => {
  const [sky, water] = random.pick([
    ['#dfeef0', '#3d8fae'],
    ['#f6dcb4', '#2b8a8c'],
    ['#bcd8dc', '#4f8fb8'],
  ] as const);
  const tube = random.pick([colours.accent, colours.second, '#d9654a']);
  const track = 'M930 150C700 130 640 210 800 260S980 350 760 380S420 400 330 560';
  const drawing =
    line('M900 130V560M1060 130V560M900 300H1060M900 430H1060', colours.deep, 16) +
    path('M860 130L980 40L1100 130Z', colours.main) +
    rect(880, 130, 200, 26, colours.deep) +
    line(track, tube, 62) +
    line(track, paper, 10, ' opacity=".55"');
  const swimmer = (x: number, y: number): string =>
    ring(x, y, 44, colours.second, 24) + ring(x, y, 44, paper, 24, ' stroke-dasharray="34 35"');
  const isTurned = random.chance(0.5);
  return (
    fillAll(sky) +
    circle(random.int(180, 420), 150, 80, colours.glow) +
    cloud(random.int(60, 300), 240, 1, paper) +
    (isTurned ? group('translate(1200 0) scale(-1 1)', drawing) : drawing) +
    rect(0, 545, width, 130, water) +
    swimmer(random.int(500, 720), 590) +
    times(14, () =>
      line(`M${random.int(0, 1160)} ${random.int(565, 655)}q18-12 36 0t36 0`, '#d8edf0', 5),
    )
  );
};

/** A hut under a snowy roof, skis against its wall. */
export const hut: Scene = ({ colours, random }) => {
  const sky = random.pick(['#bcd8dc', '#f3c79a', '#2a5570', '#dfe7e2']);
  const x = random.pick([300, 460, 620]);
  const ski = (at: number, colour: string): string => line(`M${at} 300L${at + 22} 548`, colour, 13);
  return (
    fillAll(sky) +
    circle(random.pick([160, 980]), 130, 66, colours.glow) +
    path('M0 470L220 190L400 400L640 120L900 420L1060 260L1200 430V675H0Z', '#8fb3bd') +
    path('M220 190L280 268L222 300L166 258ZM640 120L720 214L640 262L556 216Z', paper) +
    hill(
      [
        [0, 500],
        [400, 470],
        [800, 540],
        [1200, 480],
      ],
      height,
      paper,
    ) +
    times(6, (index) => pine(index < 3 ? 50 + index * 90 : 830 + index * 70, 530, 190, '#2f5d50')) +
    rect(x, 360, 300, 190, '#8a5a3a') +
    times(4, (index) => rect(x, 398 + index * 40, 300, 5, '#6d452b')) +
    path(`M${x - 50} 372L${x + 150} 220L${x + 350} 372Z`, paper) +
    path(`M${x - 10} 374L${x + 150} 262L${x + 310} 374Z`, '#6d452b') +
    rect(x + 40, 420, 80, 66, colours.glow, 6) +
    rect(x + 190, 420, 72, 130, colours.deep, 6) +
    ski(x + 318, colours.second) +
    ski(x + 346, colours.accent) +
    times(40, () => circle(random.int(0, 1200), random.int(0, 520), random.int(3, 7), paper))
  );
};

/** A bowling alley with its ten pins, or nine of the older game. */
export const alley: Scene = ({ colours, random, motif }) => {
  const [wood, gutter] = random.pick([
    ['#d9a35c', '#8a5a3a'],
    ['#e2b878', colours.deep],
    ['#c48b4f', '#5a3a26'],
  ] as const);
  const pins = [
    [520, 220],
    [573, 220],
    [627, 220],
    [680, 220],
    [547, 250],
    [600, 250],
    [653, 250],
    [573, 282],
    [627, 282],
    [600, 316],
  ] as const;
  return (
    fillAll(colours.deep) +
    path('M430 250H770L1150 675H50Z', gutter) +
    path('M470 250H730L1020 675H180Z', wood) +
    line('M530 250L380 675M600 250V675M670 250L820 675', gutter, 3) +
    rect(400, 60, 400, 90, colours.main, 18) +
    times(5, (index) => circle(460 + index * 70, 105, 14, colours.glow)) +
    pins
      .map(([x, y]) =>
        place(x, y, 110, drawMotif(motif, { main: paper, second: colours.second, ground: gutter })),
      )
      .join('') +
    circle(random.int(420, 780), 540, 84, random.pick([colours.second, colours.main, '#2c5f88']))
  );
};
