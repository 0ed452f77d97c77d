import { drawn, type Palette, pixelRatio } from './palette.ts';

/** How high the words at a pin stand, in pixels; the first of them lie behind the head of the pin. */
const height = 28;
const behindHead = 20;
const shade = 3;
const tick = 14;

const measure = (text: string, font: string): number => {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return canvas.measureText(text).width;
};

/** Words at a pin, with a tick where some of the reader's money is good: they come out from behind its head. */
export const drawPill = (text: string, isGood: boolean, palette: Palette) => {
  const font = `620 13px ${palette.font}`;
  const width = behindHead + (isGood ? tick + 3 : 0) + measure(text, font) + 11;
  const middle = shade + height / 2;
  return drawn(width + shade * 2, height + shade * 2, (canvas) => {
    canvas.shadowColor = 'rgb(0 0 0 / 28%)';
    canvas.shadowBlur = shade * pixelRatio;
    canvas.shadowOffsetY = pixelRatio;
    canvas.beginPath();
    canvas.roundRect(shade, shade, width, height, height / 2);
    canvas.fillStyle = palette.paper;
    canvas.fill();
    canvas.shadowColor = 'transparent';
    if (palette.edge) {
      canvas.strokeStyle = palette.edge;
      canvas.stroke();
    }
    let left = shade + behindHead;
    if (isGood) {
      canvas.beginPath();
      canvas.moveTo(left + 1, middle + 0.5);
      canvas.lineTo(left + 5, middle + 4.5);
      canvas.lineTo(left + tick - 2, middle - 4.5);
      canvas.lineWidth = 2.4;
      canvas.lineCap = 'round';
      canvas.lineJoin = 'round';
      canvas.strokeStyle = palette.goodInk;
      canvas.stroke();
      left += tick + 3;
    }
    canvas.fillStyle = palette.ink;
    canvas.font = font;
    canvas.textBaseline = 'middle';
    canvas.fillText(text, left, middle + 0.7);
  });
};
