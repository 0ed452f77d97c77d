import { drawMotif } from './motifs.ts';
import { paper } from './palette.ts';
import {
  bottle,
  branch,
  fillAll,
  flecks,
  height,
  jar,
  leafPair,
  pine,
  vase,
  width,
} from './parts.ts';
import type { Scene } from './scenes-places.ts';
import { circle, ellipse, group, hill, line, path, place, rect, ring, times } from './svg.ts';

/** A court from above with a ball and its shadow. */
export const court: Scene = ({ colours, random, motif }) => {
  const [floor, inner] = random.pick([
    [colours.main, colours.mid],
    [colours.second, colours.mid],
    ['#c9693a', '#dc8a55'],
    [colours.deep, colours.main],
    ['#d9a35c', '#e8bd80'],
  ] as const);
  const turn = random.pick([0, -14, 12]);
  const field = random.pick([
    rect(160, 90, 880, 495, inner) +
      line(
        'M160 90H1040V585H160ZM600 90V585M160 190H1040M160 485H1040M380 190V485M820 190V485M380 337H820',
        paper,
        9,
      ),
    rect(100, -200, 1000, 1100, inner) +
      line('M100-200V900M320-200V900M880-200V900M1100-200V900M100 337H1100', paper, 9),
  ]);
  const [x, y] = [random.int(320, 880), random.int(190, 460)];
  const isTennis = motif === 'racket' || motif === 'ball';
  const ball =
    isTennis && random.chance(0.5)
      ? ellipse(x + 26, y + 34, 62, 50, 'rgba(20,20,10,.22)') +
        circle(x, y, 66, colours.glow) +
        line(
          `M${x - 52} ${y - 38}Q${x - 6} ${y} ${x - 52} ${y + 38}M${x + 52} ${y - 38}Q${x + 6} ${y} ${x + 52} ${y + 38}`,
          paper,
          6,
        )
      : place(
          x,
          y,
          250,
          drawMotif(motif, { main: colours.glow, second: colours.deep, ground: paper }),
          random.int(-20, 20),
        );
  return (
    fillAll(floor) +
    group(`rotate(${turn} 600 337)`, field) +
    ball +
    (random.chance(0.4) ? circle(random.int(60, 200), random.int(80, 600), 30, colours.glow) : '')
  );
};

/** Swimming lanes with ropes and swimmers. */
export const lanes: Scene = ({ colours, random }) => {
  const water = random.pick([
    ['#3d8fae', '#5aa7c1'],
    [colours.second, '#4f8fb8'],
    ['#2b8a8c', '#49a3a1'],
    ['#7bb8c9', '#93c8d4'],
  ] as const);
  const rope = (y: number): string =>
    times(31, (index) =>
      rect(index * 40 - 10, y - 9, 34, 18, Math.floor(index / 3) % 2 ? paper : colours.accent, 8),
    );
  const glint = times(26, () =>
    line(
      `M${random.int(0, 1180)} ${random.int(0, 660)}q18-12 36 0t36 0`,
      water[1] === '#93c8d4' ? paper : '#d8edf0',
      5,
      ' opacity=".6"',
    ),
  );
  const swimmer = (x: number, y: number, cap: string): string =>
    ellipse(x - 70, y, 84, 24, '#e3b48f') +
    rect(x - 110, y - 24, 70, 48, colours.deep, 16) +
    line(
      `M${x - 20} ${y}Q${x + 30} ${y - 60} ${x + 90} ${y - 36}M${x - 30} ${y + 8}Q${x - 40} ${y + 54} ${x - 100} ${y + 52}`,
      '#e3b48f',
      20,
    ) +
    circle(x + 26, y, 30, cap) +
    line(`M${x - 150} ${y - 12}l-70-14M${x - 150} ${y + 12}l-76 16`, paper, 8, ' opacity=".8"');
  const swum = random
    .some(
      [
        [90, 112],
        [1, 337],
        [2, 562],
      ] as const,
      random.int(1, 3),
    )
    .map(([, y], index) =>
      swimmer(
        random.int(300, 980),
        y,
        [colours.accent, colours.glow, colours.second][index] ?? colours.accent,
      ),
    )
    .join('');
  return (
    fillAll(water[0]) + rect(0, 225, width, 225, water[1]) + glint + rope(225) + rope(450) + swum
  );
};

/** Running lanes bending round a field. */
export const track: Scene = ({ colours, random, motif }) => {
  const clay = random.pick(['#c8603a', colours.second, colours.main, '#d07a4a']);
  const grass =
    clay === colours.main ? colours.mid : random.pick([colours.mid, colours.soft, colours.main]);
  const y = random.pick([780, -100]);
  const rings = times(6, (index) => ring(600, y, 330 + index * 76, paper, 6));
  return (
    fillAll(colours.pale) +
    circle(600, y, 800, colours.soft) +
    circle(600, y, 736, clay) +
    rings +
    circle(600, y, 326, grass) +
    place(
      random.int(330, 870),
      y > 0 ? 280 : 400,
      230,
      drawMotif(motif, { main: colours.deep, second: colours.glow, ground: clay }),
      random.int(-12, 12),
    ) +
    flecks(random, 14, colours.mid)
  );
};

/** A climbing wall of facets with coloured holds. */
export const wall: Scene = ({ colours, random }) => {
  const fills = random.pick([
    [colours.soft, colours.pale, colours.mid, '#e9dcc2'],
    [colours.deep, colours.main, '#1b5a3c', colours.main],
    ['#e7d2ac', '#f1e2c4', '#dcc193', paper],
  ]);
  const dark = fills[0] === colours.deep;
  const columns = Array.from({ length: 6 }, (_, index) => index * 240 + random.int(-50, 50));
  const facets = columns
    .map(
      (x, index) =>
        path(
          `M${x} 0L${(columns[index + 1] ?? 1300) + random.int(-70, 70)} 0L${columns[index + 1] ?? 1300} 340L${x + 20} ${random.int(280, 400)}Z`,
          fills[index % 4] ?? paper,
        ) +
        path(
          `M${x + 20} 340L${columns[index + 1] ?? 1300} 340L${(columns[index + 1] ?? 1300) + 40} 675H${x - 30}Z`,
          fills[(index + 2) % 4] ?? paper,
        ),
    )
    .join('');
  const hold = (x: number, y: number): string => {
    const s = random.int(24, 50);
    return `<g transform="rotate(${random.int(0, 180)} ${x} ${y})">${path(`M${x - s} ${y}q${s * 0.2}-${s * 0.9} ${s}-${s * 0.8}t${s * 0.9} ${s * 0.7}q0 ${s * 0.8}-${s} ${s * 0.7}t-${s * 0.9}-${s * 0.6}z`, random.pick([colours.accent, colours.second, colours.glow, dark ? paper : colours.deep]))}${circle(x, y, 5, dark ? colours.deep : paper)}</g>`;
  };
  const x = random.int(340, 860);
  const skin = '#d9a57e';
  const climber = group(
    `translate(${x} 300) rotate(${random.int(-10, 10)})`,
    line('M-30-40L-90-130', skin, 22),
    line('M30-40L80-150', skin, 22),
    line('M-22 80L-80 130L-60 210', dark ? colours.glow : colours.deep, 30),
    line('M22 80L80 110L74 190', dark ? colours.glow : colours.deep, 30),
    rect(-44, -60, 88, 150, colours.accent, 36),
    circle(0, -92, 32, skin),
    path('M-34-96a34 34 0 0 1 68 0z', colours.second),
    line('M0 80Q30 300-20 420', colours.glow, 5),
  );
  return (
    fillAll(fills[1] ?? paper) +
    facets +
    times(20, () => hold(random.int(40, 1160), random.int(40, 640))) +
    climber
  );
};

/** A gym corner: rack, weights, mat and a big window disc. */
export const gym: Scene = ({ colours, random, motif }) => {
  const back = random.pick([colours.soft, colours.pale, colours.deep, '#e9d3b1']);
  const dark = back === colours.deep;
  const steel = dark ? colours.soft : colours.deep;
  const bell = (x: number, y: number, scale: number, fill: string): string =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      rect(-60, -8, 120, 16, steel),
      rect(-92, -40, 30, 80, fill, 8),
      rect(62, -40, 30, 80, fill, 8),
      rect(-108, -26, 16, 52, fill, 5),
      rect(92, -26, 16, 52, fill, 5),
    );
  const rack =
    line('M110 570V250M470 570V250', steel, 18) +
    [300, 400, 500]
      .map(
        (y, row) =>
          rect(90, y + 40, 400, 14, steel, 4) +
          times(2, (index) =>
            bell(
              190 + index * 200,
              y,
              0.84 - row * 0.02,
              [colours.accent, colours.second, colours.main][row] ?? colours.main,
            ),
          ),
      )
      .join('');
  const kettle = (x: number, size: number, fill: string): string =>
    ring(x, 520 - size * 1.1, size * 0.6, fill, size * 0.3) +
    circle(x, 560 - size * 0.7, size, fill);
  return (
    fillAll(back) +
    circle(random.int(760, 900), 270, 210, dark ? colours.main : paper) +
    rack +
    place(
      840,
      280,
      220,
      drawMotif(motif, {
        main: dark ? paper : colours.deep,
        second: colours.accent,
        ground: dark ? colours.main : paper,
      }),
    ) +
    kettle(640, 56, colours.second) +
    kettle(1060, 70, colours.accent) +
    rect(0, 560, width, 115, dark ? colours.main : colours.mid) +
    path('M560 600H1150L1110 650H520Z', colours.glow) +
    rect(0, 556, width, 10, steel)
  );
};

/** Snow, pines and a track down the hill. */
export const slope: Scene = ({ colours, random }) => {
  const sky = random.pick(['#bcd8dc', '#f3c79a', '#2a5570', '#dfe7e2']);
  const peaks = times(3, (index) => {
    const [x, y] = [180 + index * 420 + random.int(-60, 60), random.int(110, 200)];
    return (
      path(`M${x - 300} 470L${x} ${y}L${x + 300} 470Z`, '#6c93a6') +
      path(
        `M${x} ${y}L${x + 90} ${y + 96}L${x + 30} ${y + 80}L${x - 10} ${y + 120}L${x - 46} ${y + 78}L${x - 92} ${y + 100}Z`,
        paper,
      )
    );
  });
  const down = random.chance(0.5);
  const chairs =
    line('M-20 150L1220 330', colours.deep, 5) +
    times(
      4,
      (index) =>
        line(`M${150 + index * 300} ${175 + index * 43.5}v46`, colours.deep, 5) +
        rect(
          120 + index * 300,
          218 + index * 43.5,
          60,
          30,
          [colours.accent, colours.second, colours.glow][index % 3] ?? colours.accent,
          8,
        ),
    );
  const skier = group(
    `translate(${random.int(420, 760)} 440) rotate(${down ? 14 : -12}) scale(${down ? 1.1 : -1.1} 1.1)`,
    line('M-90 92L100 92q20 0 26-14', colours.second, 9),
    line('M-80 76L104 76q20 0 26-14', colours.second, 9),
    line('M-30 80L10 40L-26 4', colours.deep, 24),
    path('M-50 10L-10-62L36-40L4 24Z', colours.accent),
    circle(34, -66, 24, colours.glow),
    line('M10-30L56 0L40 84', colours.deep, 8),
  );
  return (
    fillAll(sky) +
    circle(random.int(200, 1000), 120, 60, colours.glow) +
    peaks +
    hill(
      down
        ? [
            [0, 330],
            [500, 420],
            [1200, 590],
          ]
        : [
            [0, 590],
            [700, 420],
            [1200, 330],
          ],
      height,
      paper,
    ) +
    (random.chance(0.5) ? chairs : '') +
    line(
      down ? 'M40 380Q320 420 380 500T900 660' : 'M1160 380Q880 420 820 500T300 660',
      '#dbe3e0',
      14,
    ) +
    times(8, () => {
      const x = random.int(20, 1180);
      return pine(x, random.int(600, 690), random.int(110, 200), colours.deep);
    }) +
    skier +
    flecks(random, 34, '#ffffff')
  );
};

/** Wide leaves and soft drops. */
export const botanic: Scene = ({ colours, random, motif }) => {
  const ground = random.pick([colours.pale, colours.soft, colours.deep, '#f3d9c2']);
  const dark = ground === colours.deep;
  const leaves = [colours.main, colours.mid, dark ? colours.soft : colours.deep, colours.accent];
  const corner = times(
    6,
    (index) =>
      branch(
        random.int(-20, 250),
        700 + random.int(-20, 30),
        random.int(170, 330),
        leaves[index % 4] ?? colours.main,
        leaves[(index + 1) % 4] ?? colours.mid,
        random.int(-30, 14),
      ) +
      branch(
        width - random.int(-20, 250),
        700 + random.int(-20, 30),
        random.int(170, 330),
        leaves[(index + 2) % 4] ?? colours.main,
        leaves[index % 4] ?? colours.mid,
        random.int(-50, 30),
      ),
  );
  return (
    fillAll(ground) +
    circle(600, 310, 230, dark ? colours.main : paper) +
    ring(600, 310, 256, dark ? colours.mid : colours.mid, 4) +
    place(
      600,
      310,
      230,
      drawMotif(motif, {
        main: dark ? paper : colours.deep,
        second: dark ? colours.glow : colours.second,
        ground: dark ? colours.main : paper,
      }),
    ) +
    corner +
    times(6, (index) =>
      leafPair(
        index % 2 ? random.int(0, 220) : random.int(980, 1200),
        random.int(60, 260),
        random.int(60, 110),
        leaves[index % 4] ?? colours.main,
        random.int(0, 360),
      ),
    )
  );
};

/** Flowing bands: water, hair, silk. */
export const bands: Scene = ({ colours, random, motif }) => {
  const fills = random.pick([
    [colours.deep, colours.main, colours.mid, colours.soft, colours.pale],
    [colours.pale, colours.soft, colours.glow, colours.mid, colours.main],
    [colours.soft, colours.mid, colours.second, colours.main, colours.deep],
  ]);
  const start = random.int(0, 120);
  const flow = fills
    .map((fill, index) => {
      const y = 60 + index * 120 + start;
      const sway = random.int(90, 170);
      return index === 0
        ? fillAll(fill)
        : path(
            `M0 ${y}C250 ${y - sway} 380 ${y + sway} 620 ${y + 10}S980 ${y - sway} 1200 ${y + 30}V675H0Z`,
            fill,
          );
    })
    .join('');
  const x = random.pick([250, 600, 950]);
  return (
    flow +
    circle(x, 320, 170, paper) +
    place(
      x,
      320,
      200,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: paper }),
    ) +
    times(5, () =>
      circle(random.int(60, 1140), random.int(60, 620), random.int(8, 20), colours.glow),
    )
  );
};

/** A dispensary: cabinet with jars and small drawers. */
export const cabinet: Scene = ({ colours, random, motif }) => {
  const wood = random.pick([colours.main, colours.deep, '#8d5f36', colours.mid]);
  const inside = wood === colours.mid ? paper : colours.pale;
  const row = (y: number): string =>
    times(7, (index) =>
      random.pick([
        () =>
          jar(
            170 + index * 143,
            y,
            random.int(64, 84),
            random.int(84, 110),
            [colours.mid, colours.second, colours.glow, colours.accent][random.int(0, 3)] ??
              colours.mid,
            colours.deep,
            paper,
          ),
        () =>
          bottle(
            170 + index * 143,
            y,
            random.int(110, 138),
            [colours.accent, colours.main, '#7a4a2a'][random.int(0, 2)] ?? colours.main,
            paper,
          ),
        () => vase(170 + index * 143, y, 104, colours.soft),
      ])(),
    );
  const drawers = times(
    12,
    (index) =>
      rect(
        80 + (index % 6) * 175,
        470 + Math.floor(index / 6) * 88,
        165,
        78,
        wood === colours.deep ? colours.main : colours.deep,
        6,
      ) + circle(162 + (index % 6) * 175, 509 + Math.floor(index / 6) * 88, 9, colours.glow),
  );
  return (
    fillAll(wood === colours.main ? colours.soft : random.pick([colours.soft, '#f0dcc0'])) +
    rect(60, 40, 1080, 610, wood, 10) +
    rect(80, 60, 1040, 180, inside, 4) +
    rect(80, 260, 1040, 190, inside, 4) +
    row(238) +
    row(450) +
    drawers +
    circle(600, 248, 96, wood) +
    circle(600, 248, 84, paper) +
    place(
      600,
      248,
      112,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: paper }),
    )
  );
};
