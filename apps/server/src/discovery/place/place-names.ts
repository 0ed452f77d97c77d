/** Regions by the codes of GeoNames. */
export const regionName: Readonly<Record<string, string>> = {
  'CZ.52': 'Hlavní město Praha',
  'CZ.78': 'Jihomoravský kraj',
  'CZ.79': 'Jihočeský kraj',
  'CZ.80': 'Kraj Vysočina',
  'CZ.81': 'Karlovarský kraj',
  'CZ.82': 'Královéhradecký kraj',
  'CZ.83': 'Liberecký kraj',
  'CZ.84': 'Olomoucký kraj',
  'CZ.85': 'Moravskoslezský kraj',
  'CZ.86': 'Pardubický kraj',
  'CZ.87': 'Plzeňský kraj',
  'CZ.88': 'Středočeský kraj',
  'CZ.89': 'Ústecký kraj',
  'CZ.90': 'Zlínský kraj',
  'SK.01': 'Banskobystrický kraj',
  'SK.02': 'Bratislavský kraj',
  'SK.03': 'Košický kraj',
  'SK.04': 'Nitriansky kraj',
  'SK.05': 'Prešovský kraj',
  'SK.06': 'Trenčiansky kraj',
  'SK.07': 'Trnavský kraj',
  'SK.08': 'Žilinský kraj',
};

/** What people from abroad, and old maps, call the towns. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  Praha: ['Prague', 'Prag'],
  Brno: ['Brünn'],
  Plzeň: ['Pilsen'],
  Ostrava: ['Ostrau'],
  Olomouc: ['Olmütz'],
  Liberec: ['Reichenberg'],
  'České Budějovice': ['Budweis'],
  'Hradec Králové': ['Königgrätz'],
  'Ústí nad Labem': ['Aussig'],
  'Karlovy Vary': ['Karlsbad', 'Carlsbad'],
  'Mariánské Lázně': ['Marienbad'],
  'Český Krumlov': ['Krumau'],
  Jihlava: ['Iglau'],
  Znojmo: ['Znaim'],
  Opava: ['Troppau'],
  Kroměříž: ['Kremsier'],
  'Kutná Hora': ['Kuttenberg'],
  Cheb: ['Eger'],
  Bratislava: ['Pressburg', 'Pozsony'],
  Košice: ['Kaschau', 'Kassa'],
  Nitra: ['Neutra'],
  Trnava: ['Tyrnau'],
  Žilina: ['Sillein'],
  Prešov: ['Eperies'],
  'Banská Bystrica': ['Neusohl'],
  'Banská Štiavnica': ['Schemnitz'],
  Komárno: ['Komárom'],
  Levoča: ['Leutschau'],
  Poprad: ['Deutschendorf'],
};

/** `Okres Žďár nad Sázavou` → `Žďár nad Sázavou`, as registers write it beside the town. */
export const districtName = (name: string | undefined): string | null =>
  name?.replace(/^(Okres|Město)\s+/, '') ?? null;

/** The region of a postal file, whose Slovak codes are letters. */
const slovakRegions: Readonly<Record<string, string>> = {
  BC: '01',
  BL: '02',
  KI: '03',
  NI: '04',
  PV: '05',
  TC: '06',
  TA: '07',
  ZI: '08',
};
export const regionOf = (country: string, code: string, given: string): string =>
  regionName[`${country}.${slovakRegions[code] ?? code}`] ?? given;
