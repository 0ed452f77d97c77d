/** In whose name a statutory city, which has no `Městský úřad`, keeps the trade register. */
const czechCities: ReadonlyMap<string, string> = new Map([
  // of the capital each part has its own; who trades there has a postal code of the first
  ['Praha', 'Úřad městské části Praha 1'],
  ['Brno', 'Magistrát města Brna'],
  ['Ostrava', 'Magistrát města Ostravy'],
  ['Plzeň', 'Magistrát města Plzně'],
  ['Liberec', 'Magistrát města Liberec'],
  ['Olomouc', 'Magistrát města Olomouce'],
  ['České Budějovice', 'Magistrát města České Budějovice'],
  ['Hradec Králové', 'Magistrát města Hradce Králové'],
  ['Ústí nad Labem', 'Magistrát města Ústí nad Labem'],
  ['Pardubice', 'Magistrát města Pardubic'],
  ['Zlín', 'Magistrát města Zlína'],
  ['Havířov', 'Magistrát města Havířova'],
  ['Kladno', 'Magistrát města Kladna'],
  ['Most', 'Magistrát města Mostu'],
  ['Opava', 'Magistrát města Opavy'],
  ['Frýdek-Místek', 'Magistrát města Frýdku-Místku'],
  ['Jihlava', 'Magistrát města Jihlavy'],
  ['Karviná', 'Magistrát města Karviné'],
  ['Teplice', 'Magistrát města Teplice'],
  ['Karlovy Vary', 'Magistrát města Karlovy Vary'],
  ['Chomutov', 'Magistrát města Chomutova'],
  ['Děčín', 'Magistrát města Děčín'],
  ['Jablonec nad Nisou', 'Magistrát města Jablonec nad Nisou'],
  ['Mladá Boleslav', 'Magistrát města Mladá Boleslav'],
  ['Prostějov', 'Magistrát města Prostějova'],
  ['Přerov', 'Magistrát města Přerova'],
]);
/** Small towns, and the one whose office keeps the register for them. */
const czechSeats: ReadonlyMap<string, string> = new Map([
  ['Špindlerův Mlýn', 'Vrchlabí'],
  ['Harrachov', 'Tanvald'],
  ['Železná Ruda', 'Klatovy'],
  ['Františkovy Lázně', 'Cheb'],
  ['Lednice', 'Břeclav'],
  ['Štramberk', 'Kopřivnice'],
]);
/** Towns that are no seat of a district, and the seat of theirs. */
const slovakSeats: ReadonlyMap<string, string> = new Map([
  ['Dubnica nad Váhom', 'Ilava'],
  ['Vysoké Tatry', 'Poprad'],
  ['Ždiar', 'Poprad'],
  ['Štrba', 'Poprad'],
  ['Terchová', 'Žilina'],
  ['Rajecké Teplice', 'Žilina'],
  ['Zuberec', 'Tvrdošín'],
  ['Oščadnica', 'Čadca'],
  ['Pribylina', 'Liptovský Mikuláš'],
  ['Trenčianske Teplice', 'Trenčín'],
  ['Bojnice', 'Prievidza'],
  ['Dudince', 'Krupina'],
  ['Sliač', 'Zvolen'],
  ['Kremnica', 'Žiar nad Hronom'],
  ['Spišské Podhradie', 'Levoča'],
  ['Modra', 'Pezinok'],
]);

/** `živnostenský rejstřík, Magistrát města Brna` */
export const czechTrader = (city: string): string =>
  `živnostenský rejstřík, ${
    czechCities.get(city) ?? `Městský úřad ${czechSeats.get(city) ?? city}`
  }`;
/** `Živnostenský register, Okresný úrad Levoča` */
export const slovakTrader = (city: string): string =>
  `Živnostenský register, Okresný úrad ${slovakSeats.get(city) ?? city}`;
