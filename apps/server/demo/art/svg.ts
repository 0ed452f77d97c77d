/** Small words for drawing; numbers are rounded to a tenth, fills are colours. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius > 0 ? ` rx="${n(radius)}"` : ''} fill="${fill}"/>`;
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
export const ring = (
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
  extra = '',
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${extra}/>`;
export const group = (transform: string, ...children: readonly string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`;
export const faded = (opacity: number, ...children: readonly string[]): string =>
  `<g opacity="${opacity}">${children.join('')}</g>`;
/** The grid of 100 placed with its middle at x, y. */
export const place = (x: number, y: number, size: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`} scale(${Math.round(size) / 100}) translate(-50 -50)">${drawing}</g>`;
export const document = (width: number, height: number, ...children: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
/** A closed band from a smooth line through the points down to `bottom`. */
export const hill = (
  points: readonly (readonly [number, number])[],
  bottom: number,
  fill: string,
): string => {
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const curve = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    const middle = (fromX + x) / 2;
    return `C${n(middle)} ${n(fromY)} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`;
  });
  return path(
    `M${n(first[0])} ${n(first[1])}${curve.join('')}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`,
    fill,
  );
};
