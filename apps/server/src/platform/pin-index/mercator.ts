/** Bits of a coordinate in the index: a step of 60 cm at the equator. */
export const bits = 26;
export const worldSize = 2 ** bits;
const halfBits = 13;
const halfMask = 2 ** halfBits - 1;

const clamp = (value: number): number => Math.min(worldSize - 1, Math.max(0, Math.floor(value)));
/** Web Mercator as whole numbers from 0 to 2^26: x grows to the east, y to the south. */
export const mercatorX = (lng: number): number => clamp(((lng + 180) / 360) * worldSize);
export const mercatorY = (lat: number): number => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return clamp((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize);
};

/** The 13 lowest bits of a number with a gap after each. */
const spread = (value: number): number => {
  let wide = value & halfMask;
  wide = (wide | (wide << 8)) & 0x00ff00ff;
  wide = (wide | (wide << 4)) & 0x0f0f0f0f;
  wide = (wide | (wide << 2)) & 0x33333333;
  return (wide | (wide << 1)) & 0x55555555;
};
type Place = { readonly x: number; readonly y: number };
/** Every second bit of 26, without the gaps. */
const squeeze = (value: number): number => {
  let narrow = value & 0x55555555;
  narrow = (narrow | (narrow >>> 1)) & 0x33333333;
  narrow = (narrow | (narrow >>> 2)) & 0x0f0f0f0f;
  narrow = (narrow | (narrow >>> 4)) & 0x00ff00ff;
  return (narrow | (narrow >>> 8)) & halfMask;
};
const interleaved = (x: number, y: number): number => spread(x) | (spread(y) << 1);
/** The bits of x and y in turn: what is near on the map is near in this order, and every tile is one range of it. */
export const morton = (x: number, y: number): number =>
  interleaved(x >>> halfBits, y >>> halfBits) * worldSize + interleaved(x, y);
/** The coordinates of which a key was made. */
export const unmorton = (key: number): Place => {
  const high = Math.floor(key / worldSize);
  const low = key - high * worldSize;
  return {
    x: (squeeze(high) << halfBits) | squeeze(low),
    y: (squeeze(high >>> 1) << halfBits) | squeeze(low >>> 1),
  };
};
/** Back to degrees: the middle of the step. */
export const longitudeOf = (x: number): number => ((x + 0.5) / worldSize) * 360 - 180;
export const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / worldSize))) * 180) / Math.PI;
