import { drawMotif } from './motifs.ts';
import { paper } from './palette.ts';
import { bottle, branch, fillAll, flecks, height, pendant, vase, width } from './parts.ts';
import type { Scene } from './scenes-places.ts';
import { circle, ellipse, group, line, path, place, rect, ring, times } from './svg.ts';

/** Price tags hanging from strings. */
export const tags: Scene = ({ colours, random, motif }) => {
  const ground = random.pick([
    colours.soft,
    colours.deep,
    colours.main,
    colours.accent,
    colours.glow,
  ]);
  const fills = [
    paper,
    colours.accent,
    colours.glow,
    colours.deep,
    colours.main,
    colours.soft,
  ].filter((one) => one !== ground);
  const one = (index: number): string => {
    const [x, y, fill] = [
      130 + index * 190 + random.int(-20, 20),
      random.int(150, 330),
      fills[index % fills.length] ?? paper,
    ];
    const light = fill === paper || fill === colours.glow || fill === colours.soft;
    return (
      line(`M${x} 0V${y}`, ground === colours.deep ? paper : colours.deep, 4) +
      group(
        `rotate(${random.int(-9, 9)} ${x} ${y})`,
        path(
          `M${x} ${y - 20}L${x + 88} ${y + 60}V${y + 290}a14 14 0 0 1-14 14H${x - 74}a14 14 0 0 1-14-14V${y + 60}Z`,
          fill,
        ),
        circle(x, y + 30, 14, ground),
        place(
          x,
          y + 180,
          116,
          drawMotif(index % 2 ? 'percent' : motif, {
            main: light ? colours.deep : paper,
            second: light ? (colours.accent === fill ? paper : colours.accent) : colours.glow,
            ground: fill,
          }),
        ),
      )
    );
  };
  return (
    fillAll(ground) +
    flecks(random, 24, ground === colours.deep ? colours.main : colours.pale) +
    times(6, one)
  );
};

/** A pile of parcels with ribbons. */
export const parcels: Scene = ({ colours, random }) => {
  const ground = random.pick([colours.pale, colours.soft, colours.deep, colours.mid]);
  const fills = [
    colours.main,
    colours.accent,
    colours.glow,
    colours.second,
    paper,
    colours.deep,
  ].filter((one) => one !== ground);
  const box = (x: number, floor: number, wide: number, tall: number, index: number): string => {
    const fill = fills[index % fills.length] ?? paper;
    const ribbon = fills[(index + 2) % fills.length] ?? colours.accent;
    const middle = x + wide / 2;
    return (
      rect(x, floor - tall, wide, tall, fill, 6) +
      rect(middle - 14, floor - tall, 28, tall, ribbon) +
      rect(x - 8, floor - tall, wide + 16, 34, fill, 6) +
      rect(x - 8, floor - tall + 30, wide + 16, 5, 'rgba(40,25,10,.16)') +
      rect(middle - 14, floor - tall, 28, 34, ribbon) +
      path(
        `M${middle} ${floor - tall}C${middle - 70} ${floor - tall - 70} ${middle - 90} ${floor - tall - 6} ${middle} ${floor - tall}C${middle + 90} ${floor - tall - 6} ${middle + 70} ${floor - tall - 70} ${middle} ${floor - tall}Z`,
        ribbon,
      )
    );
  };
  const offset = random.int(0, 3);
  const xs = [120, 330, 620, 860].map((x) => x + random.int(-16, 16));
  return (
    fillAll(ground) +
    circle(600, 330, 280, ground === colours.pale ? colours.soft : colours.pale) +
    times(26, (index) =>
      rect(
        random.int(20, 1180),
        random.int(20, 380),
        22,
        10,
        fills[index % fills.length] ?? paper,
        3,
      ),
    ) +
    rect(0, 590, width, 85, ground === colours.deep ? colours.main : colours.deep) +
    xs
      .map((x, index) =>
        box(
          x,
          600,
          [220, 290, 230, 240][index] ?? 220,
          [random.int(150, 200), random.int(200, 250), random.int(130, 180), random.int(180, 260)][
            index
          ] ?? 180,
          index + offset,
        ),
      )
      .join('') +
    box(400 + random.int(-20, 20), 360, 170, 110, offset + 4)
  );
};

/** Clothes on a rail. */
export const rail: Scene = ({ colours, random }) => {
  const wall = random.pick([colours.soft, colours.pale, '#e9d3b1', colours.mid, colours.deep]);
  const fills = [
    colours.main,
    colours.accent,
    colours.second,
    colours.deep,
    colours.mid,
    paper,
    colours.glow,
  ].filter((one) => one !== wall && (one !== paper || wall !== colours.pale));
  const metal = wall === colours.deep ? colours.glow : '#4b3a2c';
  const cloth = (x: number, index: number): string => {
    const fill = fills[(index * 3 + random.int(0, 1)) % fills.length] ?? paper;
    const trim = fills[(index + 2) % fills.length] ?? colours.deep;
    const hook = line(`M${x} 150v-14a12 12 0 1 0-12-10M${x} 150l-64 40h128z`, metal, 6);
    return (
      hook +
      random.pick([
        () =>
          path(
            `M${x - 30} 172Q${x} 200 ${x + 30} 172L${x + 84} 206L${x + 104} 330L${x + 68} 336L${x + 62} 300V470H${x - 62}V300L${x - 68} 336L${x - 104} 330L${x - 84} 206Z`,
            fill,
          ) +
          rect(x - 62, 350, 124, 20, trim) +
          rect(x - 62, 390, 124, 20, trim),
        () =>
          path(
            `M${x - 36} 172L${x} 210L${x + 36} 172L${x + 66} 200L${x + 50} 300L${x + 100} 560H${x - 100}L${x - 50} 300L${x - 66} 200Z`,
            fill,
          ) + rect(x - 52, 290, 104, 18, trim),
        () =>
          path(
            `M${x - 34} 172L${x} 300L${x + 34} 172L${x + 88} 208L${x + 96} 430H${x + 64}V520H${x - 64}V430H${x - 96}L${x - 88} 208Z`,
            fill,
          ) +
          line(`M${x} 300V520`, trim, 6) +
          circle(x + 16, 350, 7, trim) +
          circle(x + 16, 410, 7, trim),
        () =>
          rect(x - 56, 190, 112, 30, fill, 6) +
          path(
            `M${x - 56} 214H${x + 56}L${x + 66} 560H${x + 12}L${x} 300L${x - 12} 560H${x - 66}Z`,
            fill,
          ) +
          line(`M${x} 230V300`, trim, 4),
      ])()
    );
  };
  return (
    fillAll(wall) +
    rect(0, 600, width, 75, wall === colours.deep ? colours.main : colours.main) +
    line('M110 640V110H1090V640', metal, 14) +
    times(6, (index) => cloth(210 + index * 156, index)) +
    (random.chance(0.5)
      ? vase(60, 640, 120, colours.second) + branch(60, 540, 140, colours.deep, colours.accent, 0)
      : '') +
    rect(0, 636, width, 39, colours.deep)
  );
};

/** A dressing table: round mirror, bottles, brush. */
export const vanity: Scene = ({ colours, random, motif }) => {
  const wall = random.pick([colours.soft, colours.pale, colours.mid, colours.deep, '#f0dcc8']);
  const dark = wall === colours.deep;
  const gold = '#d7a54a';
  const arch = random.chance(0.5);
  const x = random.pick([600, 430, 770]);
  const mirror = arch
    ? path(`M${x - 170} 500V250a170 170 0 0 1 340 0V500Z`, gold) +
      path(`M${x - 152} 500V250a152 152 0 0 1 304 0V500Z`, dark ? colours.mid : paper)
    : circle(x, 280, 200, gold) +
      circle(x, 280, 182, dark ? colours.mid : paper) +
      rect(x - 14, 470, 28, 50, gold);
  const shine = line(
    `M${x - 90} 300L${x + 40} 150M${x - 50} 340L${x + 100} 170`,
    dark ? colours.soft : '#f1e6d6',
    12,
  );
  const goods = [150, 260, 940, 1050]
    .map((at, index) =>
      random.pick([
        () =>
          bottle(
            at,
            520,
            random.int(140, 190),
            [colours.main, colours.accent, colours.second][index % 3] ?? colours.main,
            paper,
          ),
        () =>
          place(
            at,
            446,
            150,
            drawMotif('perfume', { main: colours.main, second: gold, ground: wall }),
          ),
        () =>
          place(
            at,
            446,
            150,
            drawMotif('polish', { main: colours.accent, second: colours.deep, ground: paper }),
          ),
        () =>
          vase(at, 520, 120, colours.second) +
          branch(at, 420, 150, colours.accent, colours.accent, random.int(-8, 8)),
      ])(),
    )
    .join('');
  return (
    fillAll(wall) +
    pendant(x < 600 ? 1000 : 190, 80, 76, gold, colours.glow) +
    mirror +
    shine +
    place(
      x,
      300,
      150,
      drawMotif(motif, {
        main: dark ? colours.deep : colours.main,
        second: colours.accent,
        ground: paper,
      }),
    ) +
    goods +
    rect(60, 516, 1080, 30, paper, 8) +
    rect(100, 546, 1000, 129, dark ? colours.main : colours.main) +
    rect(140, 572, 430, 72, colours.deep, 8) +
    rect(630, 572, 430, 72, colours.deep, 8) +
    circle(355, 608, 11, gold) +
    circle(845, 608, 11, gold)
  );
};

/** Stacks of coins and a path that returns. */
export const coins: Scene = ({ colours, random, motif }) => {
  const ground = random.pick([colours.soft, colours.deep, colours.accent, colours.pale]);
  const dark = ground === colours.deep || ground === colours.accent;
  const stack = (x: number, count: number): string =>
    times(
      count,
      (index) =>
        ellipse(x, 560 - index * 26 + 10, 92, 26, colours.main) +
        rect(x - 92, 560 - index * 26 - 8, 184, 18, colours.main) +
        ellipse(x, 560 - index * 26 - 8, 92, 26, index === count - 1 ? colours.glow : colours.mid),
    );
  const counts = random.some([2, 4, 6, 8, 10], 4).sort((a, b) => a - b);
  const arrow =
    line('M140 470C330 440 720 330 960 130', dark ? paper : colours.accent, 20) +
    path('M1050 50L1030 200L905 92Z', dark ? paper : colours.accent);
  return (
    fillAll(ground) +
    circle(600, 380, 270, dark ? colours.main : paper) +
    arrow +
    rect(0, 560, width, 115, dark ? colours.pale : colours.deep) +
    counts.map((count, index) => stack(230 + index * 245, count)).join('') +
    place(
      random.int(220, 420),
      random.int(170, 250),
      130,
      drawMotif('coin', { main: colours.glow, second: colours.second, ground: colours.deep }),
    ) +
    place(
      random.int(560, 680),
      random.int(120, 170),
      110,
      drawMotif(motif, { main: dark ? paper : colours.deep, second: colours.second, ground }),
    )
  );
};

/** Circles that come round again. */
export const orbit: Scene = ({ colours, random, motif }) => {
  const ground = random.pick([colours.deep, colours.pale, colours.accent, colours.soft]);
  const dark = ground === colours.deep || ground === colours.accent;
  const stroke = dark ? paper : colours.deep;
  const planets = times(9, (index) => {
    const radius = [190, 270, 350][index % 3] ?? 190;
    const angle = random.next() * 6.28;
    return circle(
      600 + radius * Math.cos(angle),
      337 + radius * Math.sin(angle),
      random.int(18, 46),
      [colours.glow, colours.second, colours.mid, dark ? paper : colours.accent][index % 4] ??
        colours.glow,
    );
  });
  return (
    fillAll(ground) +
    ring(600, 337, 190, stroke, 5) +
    ring(600, 337, 270, stroke, 5, ' stroke-dasharray="14 18"') +
    ring(600, 337, 350, stroke, 5) +
    ring(600, 337, 450, stroke, 3, ' stroke-dasharray="4 22"') +
    planets +
    circle(600, 337, 120, dark ? paper : colours.main) +
    place(
      600,
      337,
      140,
      drawMotif(motif, {
        main: dark ? colours.deep : paper,
        second: dark ? colours.second : colours.glow,
        ground: dark ? paper : colours.main,
      }),
    ) +
    rect(0, height - 4, width, 4, ground)
  );
};
