type Country = 'CZ' | 'SK';

export const firstNames: Readonly<Record<Country, { women: readonly string[]; men: readonly string[] }>> = {
  CZ: {
    women: ['Jana', 'Eva', 'Lenka', 'Kateřina', 'Petra', 'Lucie', 'Veronika', 'Martina', 'Tereza', 'Michaela', 'Barbora', 'Markéta', 'Klára', 'Hana', 'Ivana', 'Monika', 'Adéla', 'Pavla', 'Simona', 'Zdeňka', 'Kristýna', 'Alžběta', 'Dagmar', 'Šárka'],
    men: ['Jan', 'Petr', 'Jiří', 'Pavel', 'Martin', 'Tomáš', 'Jakub', 'Lukáš', 'Michal', 'Ondřej', 'Vojtěch', 'David', 'Marek', 'Filip', 'Radek', 'Václav', 'Zdeněk', 'Aleš', 'Roman', 'Štěpán', 'Matěj', 'Karel', 'Libor', 'Bohumil'],
  },
  SK: {
    women: ['Mária', 'Katarína', 'Zuzana', 'Jana', 'Lucia', 'Monika', 'Andrea', 'Petra', 'Miroslava', 'Ľubica', 'Barbora', 'Michaela', 'Natália', 'Daniela', 'Silvia', 'Eva', 'Veronika', 'Soňa'],
    men: ['Peter', 'Ján', 'Martin', 'Michal', 'Tomáš', 'Marek', 'Juraj', 'Matúš', 'Ľuboš', 'Dušan', 'Samuel', 'Patrik', 'Vladimír', 'Andrej', 'Štefan', 'Jozef', 'Branislav', 'Rastislav'],
  },
};

/** Women's and men's form. */
export const surnames: Readonly<Record<Country, readonly (readonly [string, string])[]>> = {
  CZ: [
    ['Svobodová', 'Svoboda'], ['Dvořáková', 'Dvořák'], ['Černá', 'Černý'], ['Procházková', 'Procházka'], ['Kučerová', 'Kučera'], ['Veselá', 'Veselý'], ['Horáková', 'Horák'], ['Němcová', 'Němec'], ['Pokorná', 'Pokorný'],
    ['Marková', 'Marek'], ['Pospíšilová', 'Pospíšil'], ['Hájková', 'Hájek'], ['Jelínková', 'Jelínek'], ['Králová', 'Král'], ['Růžičková', 'Růžička'], ['Benešová', 'Beneš'], ['Fialová', 'Fiala'], ['Sedláčková', 'Sedláček'],
    ['Doležalová', 'Doležal'], ['Zemanová', 'Zeman'], ['Kolářová', 'Kolář'], ['Krejčí', 'Krejčí'], ['Navrátilová', 'Navrátil'], ['Čermáková', 'Čermák'], ['Vaňková', 'Vaněk'], ['Urbanová', 'Urban'], ['Kratochvílová', 'Kratochvíl'],
    ['Šimková', 'Šimek'], ['Blažková', 'Blažek'], ['Kopecká', 'Kopecký'], ['Říhová', 'Říha'], ['Bartošová', 'Bartoš'], ['Vlčková', 'Vlček'], ['Musilová', 'Musil'], ['Šťastná', 'Šťastný'],
  ],
  SK: [
    ['Horváthová', 'Horváth'], ['Vargová', 'Varga'], ['Tóthová', 'Tóth'], ['Nagyová', 'Nagy'], ['Balážová', 'Baláž'], ['Molnárová', 'Molnár'], ['Lukáčová', 'Lukáč'], ['Poláková', 'Polák'], ['Gajdošová', 'Gajdoš'], ['Hudáková', 'Hudák'],
    ['Oravcová', 'Oravec'], ['Ďuricová', 'Ďurica'], ['Krajčírová', 'Krajčír'], ['Bieliková', 'Bielik'], ['Mihaliková', 'Mihalik'], ['Sýkorová', 'Sýkora'], ['Ondrušová', 'Ondruš'], ['Ľuptáková', 'Ľupták'], ['Zelenáková', 'Zelenák'], ['Kubíková', 'Kubík'],
  ],
};
