import { drawMotif } from './motifs.ts';
import { paper } from './palette.ts';
import { fillAll, leafPair, width } from './parts.ts';
import type { Scene } from './scenes-places.ts';
import { circle, ellipse, group, line, path, place, rect, times } from './svg.ts';

/** Where one is treated: a couch, a lamp on its arm, a cabinet and a chart on the wall. */
export const surgery: Scene = ({ colours, random, motif }) => {
  const [back, floor] = random.pick([
    [colours.pale, colours.soft],
    ['#dcebe6', colours.mid],
    [colours.soft, colours.main],
    ['#efe1c6', '#c9a877'],
  ] as const);
  const isTurned = random.chance(0.5);
  const couch =
    path(
      'M330 470H720L800 330Q820 300 850 316L866 330Q876 344 866 362L776 520H330Z',
      colours.main,
    ) +
    rect(320, 500, 470, 34, colours.deep, 12) +
    rect(500, 534, 80, 66, colours.deep) +
    rect(430, 596, 220, 18, colours.deep, 9) +
    rect(336, 448, 190, 30, paper, 12);
  const lamp =
    line('M600 0V90L440 170V240', colours.deep, 12) +
    path('M370 300Q380 236 440 236Q500 236 510 300Z', colours.accent) +
    ellipse(440, 300, 70, 12, colours.glow);
  return (
    fillAll(back) +
    rect(0, 570, width, 105, floor) +
    (isTurned ? group('translate(1200 0) scale(-1 1)', lamp, couch) : lamp + couch) +
    rect(isTurned ? 110 : 880, 90, 210, 250, paper, 10) +
    place(
      isTurned ? 215 : 985,
      215,
      170,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: paper }),
    ) +
    rect(isTurned ? 950 : 60, 330, 190, 240, paper, 8) +
    times(3, (index) => rect(isTurned ? 962 : 72, 344 + index * 76, 166, 62, back, 6)) +
    times(3, (index) => rect(isTurned ? 1030 : 140, 370 + index * 76, 30, 9, colours.deep, 4))
  );
};

/** Bunting over a slide and a pit full of balls. */
export const playground: Scene = ({ colours, random, motif }) => {
  const back = random.pick([colours.pale, colours.soft, '#fbe7c4', '#dcebe6']);
  const hues = [colours.accent, colours.second, colours.main, colours.mid, colours.glow];
  const isTurned = random.chance(0.5);
  const slide =
    line('M240 180V560M380 180V560', colours.deep, 16) +
    times(5, (index) => line(`M240 ${250 + index * 64}H380`, colours.deep, 10)) +
    path('M210 180H410L310 80Z', colours.second) +
    path('M380 220C520 220 520 500 720 520V566C480 560 500 270 380 270Z', colours.accent);
  return (
    fillAll(back) +
    line('M0 40Q600 130 1200 40', colours.deep, 5) +
    times(12, (index) => {
      const x = 50 + index * 100;
      const y = 46 + 42 * (1 - ((x - 600) / 600) ** 2);
      return path(`M${x - 30} ${y}H${x + 30}L${x} ${y + 62}Z`, hues[index % 5] ?? paper);
    }) +
    (isTurned ? group('translate(1200 0) scale(-1 1)', slide) : slide) +
    place(
      isTurned ? 300 : 900,
      320,
      240,
      drawMotif(motif, { main: colours.main, second: colours.deep, ground: back }),
      random.int(-10, 10),
    ) +
    rect(0, 575, width, 100, colours.deep) +
    times(44, (index) =>
      circle(
        (index % 22) * 56 + (index < 22 ? 12 : 40),
        index < 22 ? 570 : 612,
        33,
        hues[(index * 7) % 5] ?? paper,
      ),
    ) +
    rect(0, 630, width, 45, colours.main)
  );
};

/** A night sky with its constellations over a round hall or an arena of lights. */
export const sky: Scene = ({ colours, random, motif }) => {
  const night = random.pick(['#1b2a4a', '#241a45', '#12333f']);
  const stars = Array.from(
    { length: 7 },
    (_, index) => [120 + index * 160 + random.int(-40, 40), random.int(70, 330)] as const,
  );
  return (
    fillAll(night) +
    times(70, () => circle(random.int(0, 1200), random.int(0, 480), random.int(2, 5), '#d9e2f2')) +
    line(`M${stars.map(([x, y]) => `${x} ${y}`).join('L')}`, '#8fa3cc', 3) +
    stars.map(([x, y]) => circle(x, y, 10, colours.glow)).join('') +
    path('M0 675V600H180Q220 400 600 400T1020 600H1200V675Z', colours.main) +
    line('M300 600Q330 450 600 400Q870 450 900 600M600 400V600', colours.mid, 5) +
    rect(0, 600, width, 75, colours.deep) +
    place(
      random.pick([420, 600, 780]),
      250,
      270,
      drawMotif(motif, { main: paper, second: colours.glow, ground: night }),
      random.int(-14, 14),
    )
  );
};

/** The foyer of a cinema: popcorn in a striped box, a cup and two tickets. */
export const foyer: Scene = ({ colours, random, motif }) => {
  const back = random.pick([colours.deep, colours.main, colours.second]);
  const x = random.pick([300, 420, 560]);
  const ticket = (at: number, turn: number, fill: string): string =>
    group(
      `translate(${at} 470) rotate(${turn})`,
      rect(-130, -60, 260, 120, fill, 12),
      circle(-130, 0, 20, back),
      circle(130, 0, 20, back),
      line('M50-46V46', back, 4, ' stroke-dasharray="8 10"'),
    );
  return (
    fillAll(back) +
    circle(x + 120, 320, 260, colours.glow) +
    ticket(x + 500, -14, colours.accent) +
    ticket(x + 540, 8, paper) +
    times(26, () =>
      circle(x + random.int(-50, 290), random.int(150, 250), random.int(24, 36), paper),
    ) +
    path(`M${x - 60} 240H${x + 300}L${x + 250} 640H${x - 10}Z`, paper) +
    times(4, (index) =>
      path(
        `M${x - 45 + index * 90} 240H${x + index * 90}L${x + 22 + index * 64} 640H${x - 6 + index * 64}Z`,
        '#b23a2b',
      ),
    ) +
    circle(x + 120, 430, 88, colours.deep) +
    place(
      x + 120,
      430,
      110,
      drawMotif(motif, { main: paper, second: colours.glow, ground: colours.deep }),
    ) +
    rect(0, 630, width, 45, colours.deep)
  );
};

/** Glasses on their wall in rows, a mirror and a plant beside them. */
export const spectacles: Scene = ({ colours, random }) => {
  const back = random.pick([colours.pale, colours.soft, '#efe1c6', '#dcebe6']);
  const isTurned = random.chance(0.5);
  const left = isTurned ? 470 : 90;
  const mirror = isTurned ? 250 : 950;
  const hues = [colours.deep, colours.main, colours.second, colours.accent];
  return (
    fillAll(back) +
    times(4, (row) => rect(left - 20, 170 + row * 116, 640, 12, colours.deep, 6)) +
    times(16, (index) => {
      const [x, y] = [left + 60 + (index % 4) * 160, 130 + Math.floor(index / 4) * 116];
      return place(
        x,
        y,
        118,
        drawMotif('glasses', {
          main: hues[random.int(0, 3)] ?? colours.deep,
          second: colours.soft,
          ground: back,
        }),
      );
    }) +
    ellipse(mirror, 300, 140, 190, colours.deep) +
    ellipse(mirror, 300, 122, 172, paper) +
    leafPair(mirror, 610, 110, colours.main, -12) +
    rect(0, 600, width, 75, colours.mid)
  );
};
