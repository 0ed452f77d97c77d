/** The colours of the map: the portal's warm paper and graphite, told in figures because WebGL reads no CSS variables. */
const light = {
  ground: '#faf7f1', abroad: '#f1ebe0', water: '#c5dadf', waterLine: '#b3ced5', waterLabel: '#4f7681',
  urban: '#efe6d8', grid: '#dccfb9', park: '#dfe8d2', wood: '#d7e2ca', field: '#f1eedd', sand: '#f2e8cc', hospital: '#f3e2dc', school: '#efe6da', industry: '#ebe5dd', pedestrian: '#f1ebe1', runway: '#e2dacd',
  building: '#e7ddcd', buildingEdge: '#dccfbb',
  casing: '#dfd3c0', highway: '#efd9ab', majorRoad: '#fbf0d9', minorRoad: '#fffefb', path: '#d3c6b2', rail: '#c9bca8',
  country: '#9c8e79', countryGlow: '#e4dac9', region: '#cbbda7',
  city: '#23211c', town: '#45413a', village: '#5f594f', part: '#6c665b', countryLabel: '#857b6b', roadLabel: '#6c665b', poi: '#6c665b', halo: '#fdfaf5', dot: '#6c665b', dotFill: '#fffdf9',
} as const;

export type Palette = Readonly<Record<keyof typeof light, string>>;

const dark: Palette = {
  ground: '#24221f', abroad: '#1c1b19', water: '#192d36', waterLine: '#2a4651', waterLabel: '#7fa3ae',
  urban: '#302d28', grid: '#454038', park: '#26301f', wood: '#232d1f', field: '#292720', sand: '#332e22', hospital: '#37292a', school: '#312c27', industry: '#2c2927', pedestrian: '#302d29', runway: '#38342f',
  building: '#35312c', buildingEdge: '#3f3a34',
  casing: '#191816', highway: '#5d5039', majorRoad: '#4a4338', minorRoad: '#3a3631', path: '#48423a', rail: '#4a443c',
  country: '#7b7161', countryGlow: '#2f2c28', region: '#4a443b',
  city: '#f3eee5', town: '#d8d1c5', village: '#b9b1a4', part: '#958d80', countryLabel: '#8b8375', roadLabel: '#a39c8f', poi: '#a39c8f', halo: '#1a1917', dot: '#a39c8f', dotFill: '#24221f',
};

export const palettes: Readonly<Record<'light' | 'dark', Palette>> = { light, dark };
