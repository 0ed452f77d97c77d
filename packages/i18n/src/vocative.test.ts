import { expect, test } from 'vitest';
import { vocative } from './vocative.ts';

/** Common names of both countries, each with how it is addressed; `=` stays. */
const addressed = (list: string): [name: string, addressed: string][] =>
  list
    .trim()
    .split(/\s*[,\n]\s*/)
    .map((pair) => pair.split(' '))
    .map(([name = '', to = '']) => [name, to === '=' ? name : to]);

const men = addressed(`
  Jan Jane, Jiří =, Petr Petře, Josef Josefe, Pavel Pavle, Martin Martine, Tomáš Tomáši, Jaroslav Jaroslave
  Miroslav Miroslave, Zdeněk Zdeňku, František Františku, Václav Václave, Michal Michale, Milan Milane
  Jakub Jakube, Karel Karle, Lukáš Lukáši, David Davide, Vladimír Vladimíre, Ondřej Ondřeji, Ladislav Ladislave
  Roman Romane, Marek Marku, Stanislav Stanislave, Daniel Danieli, Antonín Antoníne, Radek Radku
  Vojtěch Vojtěchu, Filip Filipe, Adam Adame, Miloslav Miloslave, Matěj Matěji, Aleš Aleši, Jaromír Jaromíre
  Libor Libore, Dominik Dominiku, Patrik Patriku, Jindřich Jindřichu, Vlastimil Vlastimile, Miloš Miloši
  Oldřich Oldřichu, Lubomír Lubomíre, Rudolf Rudolfe, Ivan Ivane, Luboš Luboši, Robert Roberte
  Štěpán Štěpáne, Radim Radime, Richard Richarde, Bohumil Bohumile, Vít Víte, Ivo =, Rostislav Rostislave
  Dušan Dušane, Luděk Luďku, Bohuslav Bohuslave, Šimon Šimone, Vratislav Vratislave, Dalibor Dalibore
  Zbyněk Zbyňku, Kamil Kamile, Viktor Viktore, Michael Michaeli, Jan Jane, Štefan Štefane, Emil Emile
  Hynek Hynku, Čeněk Čeňku, Přemysl Přemysle, Cyril Cyrile, Kryštof Kryštofe, Matyáš Matyáši, Samuel Samueli
  Oto =, Boris Borisi, Vavřinec Vavřinče, Alex Alexi, Felix Felixi, Max Maxi, René =, Igor Igore, Marcel Marceli
  Alexandr Alexandře, Eduard Eduarde, Erik Eriku, Denis Denisi, Norbert Norberte, Leoš Leoši, Alois Aloisi
  Havel Havle, Aurel Aureli, Bedřich Bedřichu, Tadeáš Tadeáši, Kristián Kristiáne, Hugo =, Oskar Oskare
  Ján Jáne, Jozef Jozefe, Juraj Juraji, Ondrej Ondreji, Andrej Andreji, Pavol Pavole, Karol Karole, Marián Mariáne
  Matúš Matúši, Matej Mateji, Rastislav Rastislave, Vladimír Vladimíre, Ľubomír Ľubomíre, Ľuboš Ľuboši
  Viliam Viliame, Adrián Adriáne, Imrich Imrichu, Vojtech Vojtechu, Branislav Branislave, Ľudovít Ľudovíte
  Tibor Tibore, Zoltán Zoltáne, Gabriel Gabrieli, Maroš Maroši, Sebastián Sebastiáne, Anton Antone, Jakub Jakube
`);
const women = addressed(`
  Jana Jano, Marie =, Eva Evo, Hana Hano, Anna Anno, Lenka Lenko, Kateřina Kateřino, Lucie =, Věra Věro
  Alena Aleno, Petra Petro, Jaroslava Jaroslavo, Veronika Veroniko, Martina Martino, Tereza Terezo
  Michaela Michaelo, Jitka Jitko, Helena Heleno, Ludmila Ludmilo, Zdeňka Zdeňko, Ivana Ivano, Monika Moniko
  Zuzana Zuzano, Jarmila Jarmilo, Markéta Markéto, Marcela Marcelo, Jiřina Jiřino, Barbora Barboro, Eliška Eliško
  Kristýna Kristýno, Dagmar =, Klára Kláro, Dana Dano, Vlasta Vlasto, Božena Boženo, Pavla Pavlo, Irena Ireno
  Miroslava Miroslavo, Iveta Iveto, Nikola Nikolo, Natálie =, Adéla Adélo, Karolína Karolíno, Andrea Andreo
  Blanka Blanko, Renata Renato, Simona Simono, Šárka Šárko, Gabriela Gabrielo, Denisa Deniso, Olga Olgo
  Aneta Aneto, Daniela Danielo, Nela Nelo, Sára Sáro, Ema Emo, Ester =, Lea Leo, Mia Mio, Emílie =, Sofie =, Alice =
  Nikol =, Ingrid =, Miriam =, Karin =, Edit =, Judit =, Astrid =, Rút =, Ráchel =, Rachel =, Izabel =, Isabel =
  Margit =, Agnes =, Iris =, Doris =, Carmen =, Elen =, Vivien =, Sarah =, Ruth =, Judith =, Elizabeth =, Ines =
  Mária Mário, Katarína Kataríno, Oľga Oľgo, Ľudmila Ľudmilo, Viera Viero, Darina Darino, Júlia Júlio, Lívia Lívio
  Zdenka Zdenko, Emília Emílio, Natália Natálio, Silvia Silvio, Ľubica Ľubico, Erika Eriko, Beáta Beáto
`);

test('names enough of both countries, men and women, are read', () =>
  expect(new Set([...men, ...women].map(([name]) => name)).size).toBeGreaterThanOrEqual(200));
test.each([...men, ...women])('%s is addressed as %s', (name, to) =>
  expect(vocative(name)).toBe(to),
);
const unknown = 'Minh Thanh Trang Huong Tuan Lan Nga Hoa Kim Joseph Julius Andrew Aziz'.split(' ');
test.each(['Anna Marie', 'X', 'jana', 'Nguyễn', 'JAN', ...unknown])(
  '%s, which the rules do not know for sure, stays as it is',
  (name) => expect(vocative(name)).toBe(name),
);
