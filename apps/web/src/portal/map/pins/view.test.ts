import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  isSameView,
  pixelOf,
  roundedView,
  shiftedView,
  viewOfBounds,
  zoomOf,
} from './view.ts';

const prague = { lat: 50.0518, lng: 14.4427, zoom: 12 };
const size = { width: 800, height: 600 };

describe('a view of the map', () => {
  test('has its centre between its edges and is as wide as the pixels say', () => {
    const { north, south, east, west } = boundsOf(prague, size);
    expect((east + west) / 2).toBeCloseTo(prague.lng, 4);
    expect(east - west).toBeCloseTo((800 / (512 * 4096)) * 360, 4);
    expect([north > prague.lat, south < prague.lat, north - south < east - west]).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('of the whole world ends at its edges', () => {
    const { north, south, east, west } = boundsOf(
      { lat: 0, lng: 0, zoom: 0 },
      { width: 5_000, height: 5_000 },
    );
    expect([west, east]).toEqual([-180, 180]);
    expect([Math.round(north), Math.round(south)]).toEqual([85, -85]);
  });
  test('that holds bounds shows all of them', () => {
    const wanted = { north: 51.05, south: 47.7, east: 22.5, west: 12.1 };
    const shown = boundsOf(viewOfBounds(wanted, size), size);
    expect(
      shown.north > wanted.north &&
        shown.south < wanted.south &&
        shown.east > wanted.east &&
        shown.west < wanted.west,
    ).toBe(true);
  });
  test('of one place keeps its surroundings', () => {
    expect(viewOfBounds({ north: 50, south: 50, east: 14, west: 14 }, size)).toEqual({
      lat: 50,
      lng: 14,
      zoom: zoomOf.office,
    });
  });
  test('that holds bounds keeps them from under what lies over the map, in the middle of the rest', () => {
    const wanted = { north: 50.2, south: 49.9, east: 14.7, west: 14.2 };
    const insets = { top: 160, right: 80, bottom: 190, left: 40 };
    const view = viewOfBounds(wanted, { width: 390, height: 700 }, insets);
    const at = (lat: number, lng: number) =>
      pixelOf({ lat, lng }, view, { width: 390, height: 700 });
    const [first, last] = [at(wanted.north, wanted.west), at(wanted.south, wanted.east)];
    expect(first.x).toBeGreaterThan(39);
    expect(first.y).toBeGreaterThan(159);
    expect(last.x).toBeLessThan(311);
    expect(last.y).toBeLessThan(511);
    expect([(first.x + last.x) / 2, (first.y + last.y) / 2].map(Math.round)).toEqual([175, 335]);
  });
  test('on a small phone still has room for bounds', () => {
    expect(
      viewOfBounds({ north: 51, south: 48, east: 22, west: 12 }, { width: 100, height: 90 }).zoom,
    ).toBe(5);
  });
  test('is the same after it went through the address', () => {
    const view = { lat: 50.123_456_78, lng: 14.987_654_32, zoom: 12.345_67 };
    expect(roundedView(view)).toEqual({ lat: 50.123_46, lng: 14.987_65, zoom: 12.35 });
    expect([
      isSameView(view, roundedView(view)),
      isSameView(view, { ...view, zoom: 13 }),
      isSameView(view, { ...view, lat: 50.2 }),
    ]).toEqual([true, false, false]);
  });
  test('has its centre in the middle, and its edges at its sides', () => {
    expect(pixelOf(prague, prague, size)).toEqual({ x: 400, y: 300 });
    const { north, west } = boundsOf(prague, size);
    const corner = pixelOf({ lat: north, lng: west }, prague, size);
    expect([corner.x, corner.y].map((value) => Math.abs(Math.round(value)))).toEqual([0, 0]);
  });
  test('moves by pixels', () => {
    const bounds = boundsOf(prague, size);
    const moved = shiftedView(prague, size.width / 2, size.height / 2);
    expect([moved.lat, moved.lng].map((value) => value.toFixed(4))).toEqual(
      [bounds.south, bounds.east].map((value) => value.toFixed(4)),
    );
    expect(shiftedView(prague, 0, 0)).toEqual(prague);
  });
});
