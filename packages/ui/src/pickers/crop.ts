/** A part of a picture, in fractions of its sides: `{ x: 0, y: 0.1, width: 1, height: 0.8 }`. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The biggest crop of an aspect ratio in the middle of a picture of another. */
export const centredCrop = (aspect: number, pictureAspect: number): Crop => {
  const width = Math.min(1, aspect / pictureAspect);
  const height = Math.min(1, pictureAspect / aspect);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
};

/** From the cropper's percentages, kept inside the picture and free of rounding dust. */
export const cropOfPercent = (area: Crop): Crop => {
  const part = (percent: number) => Math.min(1, Math.max(0, Math.round(percent * 1000) / 100000));
  return { x: part(area.x), y: part(area.y), width: part(area.width), height: part(area.height) };
};

/** To the cropper's percentages. */
export const percentOfCrop = (crop: Crop): Crop => ({
  x: crop.x * 100,
  y: crop.y * 100,
  width: crop.width * 100,
  height: crop.height * 100,
});
