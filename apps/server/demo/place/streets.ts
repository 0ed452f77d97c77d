import type { Country } from '@cafeteria/contract';

/** Street names that stand in very many towns of the country. */
export const streets: Readonly<Record<Country, readonly string[]>> = {
  CZ: [
    'Dlouhá', 'Krátká', 'Nádražní', 'Husova', 'Palackého', 'Komenského', 'Masarykova', 'Žižkova', 'Jungmannova', 'Havlíčkova', 'Smetanova', 'Dvořákova', 'Nerudova', 'Riegrova',
    'Školní', 'Zahradní', 'Polní', 'Lipová', 'Květinová', 'Jiráskova', 'Tyršova', 'Sokolská', 'Fügnerova', 'Mlýnská', 'Na Příkopě', 'Pod Lipami', 'Na Výsluní', 'U Parku', 'Široká', 'Úzká',
    'Kostelní', 'Hradební', 'Panská', 'Pražská', 'Brněnská', 'Vídeňská', 'Slovenská', 'Americká', 'Anglická', 'Mánesova', 'Alšova', 'Čapkova', 'Wolkerova', 'Vrchlického', 'Nábřežní',
    'Luční', 'Lesní', 'Slunečná', 'Javorová', 'Dubová', 'Březová', 'Jabloňová', 'Třešňová', 'Boženy Němcové', 'Karla Čapka', 'Purkyňova', 'Lidická', 'Křižíkova', 'Resslova', 'Kollárova',
    'Gorkého', 'Štefánikova', 'Vinohradská', 'Tovární', 'Průmyslová', 'Dělnická', 'Hornická', 'Okružní', 'Obchodní', 'Tržní', 'Divadelní', 'Zámecká', 'Kapucínská', 'Rooseveltova', 'třída Míru',
    'náměstí Republiky', 'Masarykovo náměstí', 'Horní náměstí', 'Tyršovo nábřeží', 'Na Hrázi',
  ],
  SK: [
    'Hlavná', 'Štefánikova', 'Štúrova', 'Hviezdoslavova', 'Hurbanova', 'Kukučínova', 'Moyzesova', 'Bernolákova', 'Mierová', 'Školská', 'Záhradná', 'Kvetná', 'Lipová', 'Jarná', 'Slnečná',
    'Krátka', 'Dlhá', 'Poľná', 'Lesná', 'Nová', 'Železničná', 'Staničná', 'Partizánska', 'Kollárova', 'Sládkovičova', 'Jesenského', 'Kráľa', 'Rázusova', 'Vajanského', 'Tajovského',
    'Komenského', 'Masarykova', 'Palárikova', 'Mlynská', 'Hradná', 'Zámocká', 'Kapitulská', 'Farská', 'Námestie SNP', 'Hviezdoslavovo námestie', 'Námestie slobody', 'Obchodná', 'Trhová',
    'Dunajská', 'Považská', 'Nitrianska', 'Trnavská', 'Bratislavská', 'Košická', 'Tatranská', 'Liptovská', 'Kriváňska', 'Športová', 'Športovcov', 'Cintorínska', 'Brezová', 'Javorová',
    'Gaštanová', 'Orechová', 'Višňová', 'Jabloňová', 'Murgašova', 'Bajkalská', 'Ružinovská', 'Račianska', 'Americká', 'Francúzskych partizánov', 'Priemyselná', 'Továrenská', 'Nábrežná', 'Pod hájom',
  ],
};
