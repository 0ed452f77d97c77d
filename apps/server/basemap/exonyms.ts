/**
 * City names abroad: the GeoNames (or English) name → local, Czech and Slovak. A dash means the
 * local name is used.
 */
const table = `
Vienna Wien Vídeň Viedeň
Graz - Štýrský_Hradec Štajerský_Hradec
Linz - Linec Linec
Salzburg - Salcburk Salzburg
Innsbruck - Innsbruck Innsbruck
Berlin - Berlín Berlín
Hamburg - Hamburk Hamburg
Munich München Mnichov Mníchov
Dresden - Drážďany Drážďany
Leipzig - Lipsko Lipsko
Chemnitz - Saská_Kamenice Chemnitz
Zwickau - Cvikov Zwickau
Nürnberg - Norimberk Norimberg
Nuremberg Nürnberg Norimberk Norimberg
Regensburg - Řezno Regensburg
Passau - Pasov Pasov
Görlitz - Zhořelec Görlitz
Bautzen - Budyšín Budyšín
Köln - Kolín_nad_Rýnem Kolín_nad_Rýnom
Cologne Köln Kolín_nad_Rýnem Kolín_nad_Rýnom
Frankfurt_am_Main - Frankfurt_nad_Mohanem Frankfurt_nad_Mohanom
Warsaw Warszawa Varšava Varšava
Kraków - Krakov Krakov
Krakow Kraków Krakov Krakov
Wrocław - Vratislav Vroclav
Poznań - Poznaň Poznaň
Gdańsk - Gdaňsk Gdansk
Łódź - Lodž Lodž
Katowice - Katovice Katovice
Opole - Opolí Opole
Bielsko-Biala Bielsko-Biała Bílsko-Bělá Bielsko-Biała
Częstochowa - Čenstochová Čenstochová
Lublin - Lublin Lublin
Rzeszów - Řešov Rešov
Legnica - Lehnice Lehnica
Wałbrzych - Valbřich Wałbrzych
Budapest - Budapešť Budapešť
Győr - Ráb Ráb
Miskolc - Miškovec Miškovec
Debrecen - Debrecín Debrecín
Szeged - Segedín Segedín
Pécs - Pětikostelí Päťkostolie
Székesfehérvár - Stoličný_Bělehrad Stoličný_Belehrad
Eger - Jager Jáger
Esztergom - Ostřihom Ostrihom
Sopron - Šoproň Šoproň
Lviv Львів Lvov Ľvov
Uzhhorod Ужгород Užhorod Užhorod
Mukacheve Мукачево Mukačevo Mukačevo
Ljubljana - Lublaň Ľubľana
Zagreb - Záhřeb Záhreb
Belgrade Beograd Bělehrad Belehrad
Bucharest București Bukurešť Bukurešť
Kyiv Київ Kyjev Kyjev
Odessa Одеса Oděsa Odesa
Moscow Москва Moskva Moskva
Chisinau Chișinău Kišiněv Kišiňov
Sofia София Sofie Sofia
Pristina Prishtinë Priština Priština
Athens Αθήνα Athény Atény
Lisbon Lisboa Lisabon Lisabon
Algiers الجزائر Alžír Alžír
Rome Roma Řím Rím
Milan Milano Milán Miláno
Venice Venezia Benátky Benátky
Paris - Paříž Paríž
London - Londýn Londýn
Brussels Bruxelles Brusel Brusel
Copenhagen København Kodaň Kodaň
Zürich - Curych Zürich
`;

export type Names = { readonly local: string; readonly cs: string; readonly sk: string };
const words = (text: string): string => text.replaceAll('_', ' ');
const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split(' ').map(words));

export const exonyms: ReadonlyMap<string, Names> = new Map(
  rows.map(([name = '', local = '', cs = '', sk = '']) => [
    name,
    { local: local === '-' ? name : local, cs, sk },
  ]),
);
