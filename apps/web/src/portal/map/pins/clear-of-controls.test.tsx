import { zoomLimits } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { createMap } from '../../../shared/map-library/index.ts';
import { type Box, boxesOver, keepLabelsClear } from './clear-of-controls.ts';

const stage = (size: string): HTMLElement => {
  const element = document.createElement('div');
  element.style.cssText = `position: fixed; inset: 0 auto auto 0; ${size}`;
  return document.body.appendChild(element);
};

/** A flat map whose only name stands in its middle. */
const nameInTheMiddle = (container: HTMLElement) => {
  const map = createMap({
    container,
    center: [14.4, 50],
    zoom: 10,
    zoomLimits,
    apiOrigin: '',
    label: 'Mapa',
    style: {
      version: 8,
      sources: { names: { type: 'geojson', data: { type: 'Point', coordinates: [14.4, 50] } } },
      layers: [{ id: 'names', type: 'symbol', source: 'names', layout: { 'icon-image': 'name' } }],
    },
  });
  const image = { width: 40, height: 10, data: new Uint8Array(40 * 10 * 4).fill(255) };
  map.setMissingStyleImageResolver((name) => {
    if (name === 'name' && !map.hasImage(name)) map.addImage(name, image);
  });
  return map;
};

test('a name is not drawn under a control, and is again when the control is gone', async () => {
  const container = stage('inline-size: 300px; block-size: 300px');
  const map = nameInTheMiddle(container);
  let boxes: Box[] = [];
  keepLabelsClear(map, () => boxes);
  const names = () => (map.loaded() ? map.queryRenderedFeatures({ layers: ['names'] }).length : -1);
  await expect.poll(() => names()).toBe(1);
  boxes = [{ left: 130, top: 130, width: 40, height: 40 }];
  map.triggerRepaint();
  await expect.poll(() => names()).toBe(0);
  boxes = [{ left: 0, top: 0, width: 40, height: 40 }];
  map.triggerRepaint();
  await expect.poll(() => names()).toBe(1);
  map.remove();
  container.remove();
});

test('a control counts as far as it lies over the map', () => {
  const container = stage('inline-size: 300px; block-size: 200px');
  const control = stage('inline-size: 100px; block-size: 50px; inset: 20px auto auto 250px');
  const away = stage('inline-size: 100px; block-size: 50px; inset: 20px auto auto 400px');
  for (const element of [control, away]) element.dataset.overMap = '';
  expect(boxesOver(container)).toEqual([{ left: 250, top: 20, width: 50, height: 50 }]);
  for (const element of [container, control, away]) element.remove();
});
