import { drawMotif } from './motifs.ts';
import { paper } from './palette.ts';
import {
  bottle,
  branch,
  canopy,
  fillAll,
  flecks,
  height,
  jar,
  leafPair,
  pendant,
  vase,
  width,
  windowPane,
} from './parts.ts';
import type { Scene } from './scenes-places.ts';
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

const settings = [
  { x: 330, near: 820, far: 1060, fork: 90, glasses: [640, 900], herb: 1150 },
  { x: 600, near: 180, far: 1020, fork: 0, glasses: [380, 850], herb: 1150 },
  { x: 860, near: 140, far: 420, fork: 1110, glasses: [600, 200], herb: 620 },
] as const;
/** A laid table from above: plates, bowls, glasses and a cloth. */
export const table: Scene = ({ colours, random }) => {
  const cloth = random.pick([
    colours.soft,
    colours.accent,
    colours.main,
    colours.pale,
    colours.deep,
  ]);
  const check = cloth === colours.main || cloth === colours.deep ? colours.second : paper;
  const pattern = random.chance(0.5)
    ? faded(
        0.35,
        times(10, (index) => rect(index * 130 - 20, 0, 56, height, check)),
        times(6, (index) => rect(0, index * 130 - 20, width, 56, check)),
      )
    : faded(
        0.5,
        line('M-40 90H1240M-40 585H1240', check, 10),
        line('M-40 112H1240M-40 563H1240', check, 4),
      );
  const food = (x: number, y: number, r: number): string =>
    random.pick([
      () =>
        circle(x, y, r * 0.62, colours.glow) +
        times(7, (index) =>
          circle(
            x + r * 0.36 * Math.cos(index),
            y + r * 0.36 * Math.sin(index * 1.9),
            r * 0.13,
            index % 2 ? colours.second : colours.accent,
          ),
        ),
      () =>
        circle(x, y, r * 0.6, colours.accent) +
        leafPair(x, y + r * 0.2, r * 0.5, colours.deep, 20) +
        circle(x - r * 0.2, y + r * 0.15, r * 0.16, colours.second) +
        circle(x + r * 0.22, y - r * 0.2, r * 0.13, colours.second),
      () =>
        ellipse(x - r * 0.1, y, r * 0.5, r * 0.3, colours.main) +
        ellipse(x - r * 0.14, y - r * 0.05, r * 0.34, r * 0.16, colours.mid) +
        leafPair(x + r * 0.2, y + r * 0.4, r * 0.42, colours.accent, -20) +
        circle(x + r * 0.32, y - r * 0.34, r * 0.14, colours.glow),
      () =>
        circle(x, y, r * 0.6, colours.second) +
        circle(x, y, r * 0.46, colours.main) +
        circle(x + r * 0.1, y - r * 0.06, r * 0.18, paper) +
        leafPair(x - r * 0.1, y + r * 0.1, r * 0.26, colours.accent, 40),
      () =>
        path(
          `M${x} ${y}L${x - r * 0.55} ${y + r * 0.3}A${r * 0.62} ${r * 0.62} 0 1 1 ${x + r * 0.3} ${y + r * 0.54}Z`,
          colours.glow,
        ) +
        times(4, (index) =>
          circle(
            x - r * 0.2 + index * r * 0.14,
            y - r * 0.3 + (index % 2) * r * 0.24,
            r * 0.1,
            colours.second,
          ),
        ),
    ])();
  const plate = (x: number, y: number, r: number): string =>
    circle(x + 8, y + 12, r, 'rgba(60,30,10,.16)') +
    circle(x, y, r, paper) +
    circle(x, y, r * 0.76, '#efe4d0') +
    food(x, y, r);
  const cutlery = (x: number, y: number): string =>
    place(
      x,
      y,
      210,
      drawMotif('fork', {
        main: cloth === colours.deep ? colours.soft : colours.deep,
        second: cloth === colours.deep ? colours.soft : colours.deep,
        ground: cloth,
      }),
    );
  const glass = (x: number, y: number): string =>
    circle(x, y, 52, paper) +
    circle(x, y, 40, random.pick([colours.second, colours.glow, colours.mid])) +
    circle(x - 12, y - 12, 9, paper);
  const big = random.int(170, 200);
  const { x, near, far, fork, glasses, herb } = random.pick(settings);
  return (
    fillAll(cloth) +
    pattern +
    plate(x, 345, big) +
    (fork === 0 ? '' : cutlery(fork, 345)) +
    plate(near, random.pick([180, 500]), random.int(112, 132)) +
    plate(far, random.pick([300, 420]), random.int(96, 124)) +
    glass(glasses[0], 130) +
    glass(glasses[1], 610) +
    branch(herb, 690, 150, colours.accent, colours.accent, -30)
  );
};

/** Counter with cups, cakes and bottles under pendant lamps. */
export const counter: Scene = ({ colours, random, motif }) => {
  const wall = random.pick([colours.soft, colours.pale, colours.deep, colours.main, '#e9d3b1']);
  const dark = wall === colours.deep || wall === colours.main;
  const lamps = times(3, (index) =>
    pendant(
      260 + index * 340,
      random.int(70, 120),
      84,
      dark ? colours.glow : colours.deep,
      dark ? paper : colours.glow,
    ),
  );
  const bake = [
    (x: number) =>
      path(`M${x - 100} 476a100 74 0 0 1 200 0z`, '#b3692c') +
      times(3, (index) => line(`M${x - 50 + index * 46} 432l18-26`, colours.glow, 8)),
    (x: number) =>
      rect(x - 90, 400, 180, 70, colours.pale === wall ? colours.mid : colours.pale, 10) +
      rect(x - 90, 400, 180, 26, colours.second, 10) +
      times(5, (index) => circle(x - 72 + index * 36, 396, 12, colours.accent)) +
      rect(x - 110, 468, 220, 12, paper, 6),
    (x: number) =>
      place(
        x,
        384,
        180,
        drawMotif('cup', { main: paper, second: dark ? paper : colours.main, ground: wall }),
      ),
    (x: number) => jar(x, 476, 90, 116, colours.mid, colours.deep, paper),
    (x: number) =>
      bottle(x, 476, 190, colours.accent, paper) + bottle(x + 62, 476, 160, colours.second, paper),
    (x: number) =>
      path(
        `M${x - 110} 430H${x + 110}L${x + 80} 476H${x - 80}Z`,
        colours.deep === wall ? colours.main : colours.deep,
      ) +
      times(4, (index) =>
        circle(x - 66 + index * 44, 420, 27, index % 2 ? colours.second : colours.accent),
      ),
    (x: number) =>
      place(
        x,
        386,
        170,
        drawMotif(motif, {
          main: dark ? paper : colours.deep,
          second: dark ? colours.glow : colours.second,
          ground: wall,
        }),
      ),
  ] as const;
  const shown = random
    .some(bake, 4)
    .map((draw, index) =>
      group(`translate(${180 + index * 280} 476) scale(1.22) translate(-300 -476)`, draw(300)),
    )
    .join('');
  return (
    fillAll(wall) +
    (dark ? '' : circle(600, 330, 300, random.pick([paper, colours.soft]))) +
    lamps +
    shown +
    rect(0, 476, width, 199, dark ? colours.pale : colours.main) +
    rect(0, 476, width, 22, dark ? colours.second : colours.deep) +
    times(6, (index) => rect(40 + index * 192, 530, 160, 110, dark ? '#efdcbd' : colours.deep, 6))
  );
};

/** Market crates under an awning. */
export const market: Scene = ({ colours, random }) => {
  const wall = random.pick([colours.pale, colours.soft, colours.deep]);
  const crate = (x: number, y: number): string => {
    const kind = random.int(0, 3);
    const fruit = times(9, (index) => {
      const [fx, fy] = [x + 34 + (index % 5) * 56 + (index > 4 ? 28 : 0), y - (index > 4 ? 38 : 4)];
      if (kind === 0) return circle(fx, fy, 32, index % 3 === 0 ? colours.second : '#d2483a');
      if (kind === 1)
        return (
          ellipse(fx, fy, 24, 34, colours.glow) +
          path(`M${fx} ${fy - 28}q2-16 16-20q0 16-16 20z`, '#5d8a4a')
        );
      if (kind === 2) return circle(fx, fy, 32, '#5d8a4a') + circle(fx - 6, fy - 6, 14, '#86ad64');
      return (
        path(`M${fx - 18} ${fy - 20}h36l-18 60z`, colours.main) +
        path(`M${fx} ${fy - 18}q-22-12-20-34q18 6 20 34q2-28 20-34q2 22-20 34z`, '#5d8a4a')
      );
    });
    return (
      fruit +
      rect(x, y, 300, 92, '#b98450', 6) +
      rect(x, y + 28, 300, 8, '#8d5f36') +
      rect(x, y + 60, 300, 8, '#8d5f36') +
      rect(x + 120, y + 16, 60, 44, paper, 4)
    );
  };
  return (
    fillAll(wall) +
    rect(0, 330, width, 345, wall === colours.deep ? colours.main : '#e2c79b') +
    crate(70, 400) +
    crate(450, 390) +
    crate(830, 400) +
    crate(250, 566) +
    crate(640, 572) +
    canopy(0, 0, width, 150, random.pick([colours.second, colours.accent, colours.main]), paper) +
    rect(0, 0, width, 26, colours.deep) +
    branch(30, 330, 150, colours.accent, colours.accent, 20) +
    branch(1170, 330, 150, colours.accent, colours.accent, -20)
  );
};

/** Spines on shelves, some leaning. */
export const spines: Scene = ({ colours, random }) => {
  const fills = [
    colours.main,
    colours.accent,
    colours.second,
    colours.deep,
    colours.mid,
    colours.soft,
    paper,
    colours.glow,
  ];
  const back = random.pick([colours.pale, '#d8b98c', colours.soft]);
  const row = (floor: number, tall: number): string => {
    let x = random.int(30, 80);
    let books = '';
    while (x < 1130) {
      const [wide, high] = [random.int(38, 74), random.int(Math.round(tall * 0.66), tall)];
      const fill = random.pick(
        fills.filter((one) => one !== back && (one !== paper || back !== colours.pale)),
      );
      const trim = fill === colours.deep || fill === colours.main ? colours.glow : colours.deep;
      const turn = random.chance(0.07) ? ` transform="rotate(8 ${x} ${floor})"` : '';
      if (random.chance(0.06)) {
        books +=
          vase(x + 60, floor, 110, colours.second) +
          branch(x + 60, floor - 96, 70, colours.deep, colours.accent, 0);
        x += 130;
        continue;
      }
      const label = random.pick([
        path(
          `M${x} ${floor - high + 20}h${wide}v8h${-wide}zM${x} ${floor - 36}h${wide}v8h${-wide}z`,
          trim,
        ),
        circle(x + wide / 2, floor - high / 2, wide * 0.22, trim),
        rect(x, floor - high + 24, wide, 30, trim),
      ]);
      books +=
        turn === ''
          ? rect(x, floor - high, wide, high, fill, 3) + label
          : `<g${turn}>${rect(x, floor - high, wide, high, fill, 3)}${label}</g>`;
      x += wide + 5 + (turn ? 26 : 0);
    }
    return books + rect(0, floor, width, 22, '#8d5f36');
  };
  return fillAll(back) + row(212, 180) + row(434, 186) + row(655, 186);
};

/** An open book with a landscape growing out of it. */
export const tale: Scene = ({ colours, random, motif }) => {
  const sky = random.pick([colours.deep, colours.soft, colours.main, '#f0d4a8']);
  const dark = sky === colours.deep || sky === colours.main;
  const moon = circle(random.int(380, 820), random.int(130, 190), 76, dark ? colours.glow : paper);
  const land =
    hill(
      [
        [230, 470],
        [400, 330],
        [560, 420],
        [720, 290],
        [970, 470],
      ],
      500,
      colours.second,
    ) +
    hill(
      [
        [230, 490],
        [470, 400],
        [640, 450],
        [820, 380],
        [970, 490],
      ],
      510,
      colours.accent,
    );
  const page = (flip: number): string =>
    group(
      `translate(600 0) scale(${flip} 1)`,
      path('M0 500C120 420 300 420 450 452V620C300 588 120 592 0 650Z', paper),
      path(
        'M0 530C110 462 260 456 400 476M0 566C110 500 260 494 400 512M0 602C110 538 260 532 400 548',
        'none',
      ),
      line(
        'M40 540C140 490 270 484 400 500M40 576C140 526 270 520 400 536M40 612C140 562 270 556 400 572',
        colours.mid,
        6,
      ),
    );
  return (
    fillAll(sky) +
    (dark ? flecks(random, 36, paper, 0, 400) : '') +
    moon +
    land +
    place(
      random.int(460, 740),
      360,
      150,
      drawMotif(motif, { main: paper, second: colours.glow, ground: colours.accent }),
    ) +
    path(
      'M130 470C300 440 480 440 600 520C720 440 900 440 1070 470V650C900 620 720 628 600 675C480 628 300 620 130 650Z',
      dark ? colours.mid : colours.deep,
    ) +
    page(1) +
    page(-1)
  );
};

/** A stage between curtains. */
export const stage: Scene = ({ colours, random, motif }) => {
  const back = random.pick([colours.deep, colours.second, '#2b2437', colours.main]);
  const cloth = back === colours.main ? colours.deep : random.pick([colours.main, '#a3302c']);
  const fold =
    back === colours.main ? '#330f28' : cloth === colours.main ? colours.deep : '#7d2220';
  const beams = times(random.int(2, 3), () => {
    const x = random.int(340, 860);
    return path(`M${x} 0L${x + random.int(-260, 0)} 560H${x + random.int(120, 300)}Z`, paper);
  });
  const side = times(4, (index) =>
    path(
      `M${index * 62} 0h62C${index * 58 + 70} 220 ${index * 46 + 40} 400 ${index * 34 + 40} 600H${index * 34}C${index * 46} 400 ${index * 58} 220 ${index * 62} 0Z`,
      index % 2 ? fold : cloth,
    ),
  );
  return (
    fillAll(back) +
    faded(0.2, beams) +
    place(
      600,
      350,
      random.int(230, 290),
      drawMotif(motif, { main: paper, second: colours.glow, ground: back }),
    ) +
    path('M0 560H1200V675H0Z', '#b98450') +
    times(6, (index) => rect(index * 220 - 30, 560, 6, 115, '#8d5f36')) +
    ellipse(600, 575, 320, 26, colours.glow) +
    side +
    group(`translate(${width} 0) scale(-1 1)`, side) +
    canopy(0, 0, width, 66, cloth, fold) +
    times(9, (index) => circle(80 + index * 130, 640, 13, paper))
  );
};

/** Rows of seats before a bright screen. */
export const screen: Scene = ({ colours, random, motif }) => {
  const seats = (y: number, size: number, fill: string): string =>
    times(Math.ceil(width / size) + 1, (index) =>
      rect(
        index * size - size * 0.4 + ((y / 10) % 2) * size * 0.3,
        y,
        size * 0.84,
        200,
        fill,
        size * 0.24,
      ),
    );
  const scene = random.pick([
    hill(
      [
        [200, 400],
        [430, 250],
        [600, 330],
        [800, 210],
        [1000, 380],
      ],
      440,
      colours.accent,
    ) + circle(800, 160, 52, colours.glow),
    place(
      600,
      250,
      260,
      drawMotif(motif, { main: colours.deep, second: colours.main, ground: paper }),
    ),
    circle(600, 250, 140, colours.main) + path('M560 180L690 250L560 320Z', paper),
    times(5, (index) => {
      const tall = random.int(90, 250);
      return rect(
        260 + index * 140,
        440 - tall,
        110,
        tall,
        index % 2 ? colours.main : colours.second,
      );
    }) + circle(300, 130, 40, colours.glow),
  ]);
  return (
    fillAll('#241b2b') +
    path('M600 40L120 470H1080Z', colours.deep) +
    rect(190, 60, 820, 380, random.pick([paper, colours.soft, colours.glow])) +
    scene +
    seats(480, 120, colours.main) +
    seats(550, 140, colours.deep) +
    seats(625, 170, '#1b1420')
  );
};

/** A big record, sound bars and lights. */
export const concert: Scene = ({ colours, random, motif }) => {
  const ground = random.pick([colours.deep, colours.main, colours.second, '#f2d7a9']);
  const x = random.pick([330, 600, 870]);
  const bars = times(24, (index) => {
    const tall = random.int(40, 330);
    return rect(
      20 + index * 49,
      height - tall,
      34,
      tall,
      [colours.accent, colours.mid, colours.glow, colours.soft][index % 4] ?? colours.soft,
      10,
    );
  });
  const record =
    circle(x, 320, 250, '#221a26') +
    times(5, (index) => ring(x, 320, 110 + index * 28, '#3a3040', 3)) +
    circle(x, 320, 96, colours.glow) +
    place(
      x,
      320,
      100,
      drawMotif(motif, { main: colours.deep, second: colours.second, ground: colours.glow }),
    );
  return (
    fillAll(ground) +
    times(5, (index) =>
      path(
        `M${index * 300} 0L${index * 300 - 160 + random.int(-40, 40)} 675h220Z`,
        'rgba(255,250,240,.09)',
      ),
    ) +
    (random.chance(0.5) ? record + bars : bars + record) +
    flecks(random, 16, paper, 0, 260)
  );
};

/** Pictures on a gallery wall. */
export const gallery: Scene = ({ colours, random, motif }) => {
  const wall = random.pick([paper, colours.soft, colours.deep, colours.pale, colours.second]);
  const framed = (x: number, y: number, wide: number, tall: number, index: number): string => {
    const [back = paper, front = colours.main, spark = colours.glow] = random.some(
      [
        colours.soft,
        colours.main,
        colours.glow,
        colours.accent,
        colours.mid,
        colours.second,
        colours.deep,
      ].filter((one) => one !== wall),
      3,
    );
    const work = random.pick([
      circle(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.32, front) +
        rect(x, y + tall * 0.7, wide, tall * 0.3, spark),
      path(
        `M${x} ${y + tall}L${x + wide * 0.4} ${y + tall * 0.3}L${x + wide} ${y + tall}Z`,
        front,
      ) + circle(x + wide * 0.7, y + tall * 0.3, wide * 0.13, spark),
      times(4, (stripe) =>
        rect(x + (stripe * wide) / 4, y, wide / 8, tall, stripe % 2 ? front : spark),
      ),
      ellipse(x + wide / 2, y + tall * 0.6, wide * 0.2, tall * 0.28, front) +
        circle(x + wide / 2, y + tall * 0.3, wide * 0.15, spark),
      place(
        x + wide / 2,
        y + tall / 2,
        Math.min(wide, tall) * 0.7,
        drawMotif(motif, { main: front, second: spark, ground: back }),
      ),
      path(`M${x} ${y}H${x + wide}L${x} ${y + tall}Z`, front) +
        circle(x + wide * 0.68, y + tall * 0.66, wide * 0.16, spark),
    ]);
    return (
      rect(x - 14, y - 14, wide + 28, tall + 28, index % 2 ? '#8d5f36' : '#2b2620', 3) +
      rect(x, y, wide, tall, back) +
      work
    );
  };
  const sets = [
    [
      [110, 110, 260, 330],
      [450, 90, 300, 210],
      [450, 360, 300, 110],
      [830, 110, 250, 350],
    ],
    [
      [90, 130, 220, 280],
      [380, 100, 440, 330],
      [890, 130, 220, 280],
    ],
    [
      [120, 100, 200, 160],
      [120, 320, 200, 160],
      [400, 100, 320, 380],
      [800, 100, 290, 240],
      [800, 400, 290, 90],
    ],
  ] as const;
  const person = (x: number): string =>
    ellipse(x, 470, 44, 80, colours.accent) +
    circle(x, 362, 32, '#e3b48f') +
    path(`M${x - 34} 540h68l-6 70h-20l-8-50l-8 50h-20z`, colours.deep);
  return (
    fillAll(wall) +
    random
      .pick(sets)
      .map(([x, y, wide, tall], index) => framed(x, y, wide, tall, index))
      .join('') +
    rect(0, 560, width, 115, '#c9a878') +
    rect(0, 552, width, 12, paper) +
    rect(420, 590, 360, 26, '#6d4a2c', 8) +
    rect(450, 610, 16, 50, '#6d4a2c') +
    rect(734, 610, 16, 50, '#6d4a2c') +
    (random.chance(0.5) ? person(random.pick([400, 800])) : '')
  );
};

/** A desk by the window with the things of learning. */
export const desk: Scene = ({ colours, random, motif }) => {
  const wall = random.pick([colours.soft, colours.pale, colours.mid, '#efd9b4']);
  const screenUp =
    rect(430, 250, 340, 220, colours.deep, 14) +
    rect(446, 266, 308, 188, paper, 6) +
    place(
      600,
      360,
      140,
      drawMotif(motif, { main: colours.main, second: colours.second, ground: paper }),
    ) +
    path('M390 470h420l24 26H366z', colours.mid);
  const board =
    rect(390, 90, 420, 280, colours.deep, 8) +
    rect(390, 370, 420, 14, '#8d5f36', 4) +
    place(
      600,
      230,
      200,
      drawMotif(motif, { main: paper, second: colours.glow, ground: colours.deep }),
    );
  const left = random.chance(0.5);
  const books = times(4, (index) =>
    rect(
      (left ? 130 : 900) + random.int(-14, 14),
      462 - index * 36,
      random.int(150, 190),
      34,
      [colours.main, colours.accent, colours.second, colours.deep][index] ?? colours.main,
      5,
    ),
  );
  const lamp = group(
    `translate(${left ? 960 : 240} 0)`,
    line('M0 490V380L70 300', colours.deep, 12),
    path('M30 250l90 40l-30 60l-70-60z', colours.accent),
    ellipse(0, 492, 60, 12, colours.deep),
  );
  const cup = group(
    `translate(${left ? 840 : 350} 0)`,
    times(4, (index) =>
      line(
        `M${-24 + index * 16} 430l${(index - 1.5) * 10}-70`,
        [colours.second, colours.glow, colours.main, colours.deep][index] ?? colours.main,
        9,
      ),
    ),
    rect(-38, 416, 76, 80, colours.second, 8),
  );
  return (
    fillAll(wall) +
    (random.chance(0.5)
      ? windowPane(
          left ? 860 : 90,
          70,
          250,
          240,
          paper,
          colours.soft === wall ? colours.pale : colours.soft,
          colours.glow,
          colours.accent,
        )
      : circle(left ? 980 : 220, 190, 110, paper)) +
    (random.chance(0.55) ? screenUp : board) +
    books +
    lamp +
    cup +
    rect(0, 494, width, 36, '#8d5f36') +
    rect(0, 530, width, 145, colours.main) +
    rect(120, 560, 380, 80, colours.deep, 8) +
    rect(700, 560, 380, 80, colours.deep, 8) +
    circle(310, 600, 10, colours.glow) +
    circle(890, 600, 10, colours.glow)
  );
};

/** Voices that overlap. */
export const voices: Scene = ({ colours, random, motif }) => {
  const ground = random.pick([colours.soft, colours.pale, colours.main, colours.deep]);
  const bubble = (
    x: number,
    y: number,
    wide: number,
    tall: number,
    fill: string,
    flip: boolean,
  ): string =>
    rect(x, y, wide, tall, fill, 46) +
    path(
      flip
        ? `M${x + wide - 130} ${y + tall - 4}h80l20 84z`
        : `M${x + 60} ${y + tall - 4}h80l-100 84z`,
      fill,
    );
  const lines = (x: number, y: number, count: number, fill: string): string =>
    times(count, (index) =>
      rect(x, y + index * 44, index === count - 1 ? 150 : random.int(220, 330), 18, fill, 9),
    );
  const fills = random.some(
    [paper, colours.accent, colours.glow, colours.second, colours.mid].filter(
      (one) => one !== ground,
    ),
    3,
  );
  const [first = paper, second = colours.accent, third = colours.second] = fills;
  return (
    fillAll(ground) +
    circle(
      random.int(100, 1100),
      random.int(100, 560),
      230,
      ground === colours.soft ? colours.pale : colours.mid,
    ) +
    bubble(90, 90, 480, 250, first, false) +
    lines(150, 150, 3, colours.deep) +
    bubble(560, 200, 540, 290, second, true) +
    place(
      830,
      345,
      210,
      drawMotif(motif, {
        main: second === paper || second === colours.glow ? colours.deep : paper,
        second: first === colours.second ? paper : colours.deep,
        ground: second,
      }),
    ) +
    bubble(230, 420, 340, 150, third, false) +
    times(3, (index) =>
      circle(
        330 + index * 70,
        495,
        20,
        third === paper || third === colours.glow ? colours.deep : paper,
      ),
    )
  );
};
