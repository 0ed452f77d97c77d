import { type Point, project } from './projection.ts';

/** Borders of both countries, longitude and latitude (Natural Earth 1:110m, public domain). */
const czechia =
  '15.02,51.11 15.49,50.78 16.24,50.70 16.18,50.42 16.72,50.22 16.87,50.47 17.55,50.36 ' +
  '17.65,50.05 18.39,49.99 18.85,49.50 18.55,49.50 18.40,49.32 18.17,49.27 18.10,49.04 ' +
  '17.91,49.00 17.89,48.90 17.55,48.80 17.10,48.82 16.96,48.60 16.50,48.79 16.03,48.73 ' +
  '15.25,49.04 14.90,48.96 14.34,48.56 13.60,48.88 13.03,49.31 12.52,49.55 12.42,49.97 ' +
  '12.24,50.27 12.97,50.48 13.34,50.73 14.06,50.93 14.31,51.12 14.57,51.00';
const slovakia =
  '18.85,49.50 18.91,49.44 19.32,49.57 19.83,49.22 20.42,49.43 20.89,49.33 21.61,49.47 ' +
  '22.56,49.09 22.28,48.83 22.09,48.42 21.87,48.32 20.80,48.62 20.47,48.56 20.24,48.33 ' +
  '19.77,48.20 19.66,48.27 19.17,48.11 18.78,48.08 18.70,47.88 17.86,47.76 17.49,47.87 ' +
  '16.98,48.12 16.88,48.47 16.96,48.60 17.10,48.82 17.55,48.80 17.89,48.90 17.91,49.00 ' +
  '18.10,49.04 18.17,49.27 18.40,49.32 18.55,49.50';

const pathOf = (border: string): string =>
  `M${border
    .split(' ')
    .map((pair) => {
      const [lng = 0, lat = 0] = pair.split(',').map(Number);
      const { x, y } = project({ lat, lng });
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L')}Z`;
/** Outlines as paths of the drawing. */
export const outlines: readonly string[] = [pathOf(czechia), pathOf(slovakia)];

/** Towns to find one's way by; the first ones are named at every zoom. */
export const towns: readonly (Point & { readonly name: string; readonly isLarge: boolean })[] = (
  [
    ['Praha', 50.0755, 14.4378],
    ['Brno', 49.1951, 16.6068],
    ['Ostrava', 49.8209, 18.2625],
    ['Plzeň', 49.7477, 13.3776],
    ['Bratislava', 48.1486, 17.1077],
    ['Košice', 48.7164, 21.2611],
    ['Žilina', 49.2231, 18.7394],
    ['Banská Bystrica', 48.7363, 19.1462],
    ['Liberec', 50.7671, 15.0562],
    ['Olomouc', 49.5938, 17.2509],
    ['České Budějovice', 48.9745, 14.4743],
    ['Hradec Králové', 50.2092, 15.8328],
    ['Ústí nad Labem', 50.6607, 14.0323],
    ['Pardubice', 50.0343, 15.7812],
    ['Zlín', 49.2265, 17.6707],
    ['Karlovy Vary', 50.2319, 12.872],
    ['Jihlava', 49.3961, 15.5912],
    ['Nitra', 48.3061, 18.0764],
    ['Trnava', 48.3709, 17.5833],
    ['Trenčín', 48.8945, 18.0444],
    ['Prešov', 48.9984, 21.2339],
    ['Poprad', 49.0592, 20.2975],
    ['Martin', 49.0633, 18.9219],
    ['Lučenec', 48.3317, 19.6709],
    ['Michalovce', 48.7546, 21.9195],
  ] as const
).map(([name, lat, lng], index) => ({ name, lat, lng, isLarge: index < 7 }));
