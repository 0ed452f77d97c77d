// Words that keep coming back, and what to write instead.

const gap = String.raw`[\s\u2060]+`;
const rules = [
  {
    languages: ['sk'],
    wrong: /(?<=[^\s,„(–]\s)prosím\b|(?<!\p{L})prosím(?=\s+[\p{L}{])/iu,
    say: 'Slovak sets “prosím” between commas',
  },
  {
    languages: ['sk'],
    wrong: new RegExp(
      String.raw`(?<!\p{L})(?:nepôjde|nejde|pôjde|ide)${gap}(?:[\p{L}]+${gap})?\p{L}+ť(?!\p{L})`,
      'iu',
    ),
    say: '“nedá sa”, not “nejde”, before an infinitive',
  },
  {
    languages: ['sk'],
    wrong: new RegExp(
      String.raw`(?<!\p{L})(?:po${gap}dobu|do${gap}tej${gap}doby|v${gap}tej${gap}dobe)(?!\p{L})`,
      'iu',
    ),
    say: '“počas”, “dovtedy”, “vtedy”: a Slovak “doba” is an age',
  },
  {
    languages: ['en'],
    wrong: /(?<![\p{L}{])e\u2060?mail(?!\p{L}*\}\})/iu,
    say: '“e-mail”',
  },
  {
    languages: ['cs', 'sk', 'en'],
    wrong: /(?<=\p{L})'(?=\p{L})/u,
    say: 'an apostrophe is ’',
  },
  {
    languages: ['cs', 'sk'],
    wrong: /(?<!\p{L})správ(?:ce|ci|cem|cům|covi|covia|ca|cu|com)(?!\p{L})/iu,
    // the word of the law, where it is about personal data
    except: 'faq.json',
    say: 'the role is “administrátor”',
  },
  {
    languages: ['en'],
    wrong: new RegExp(String.raw`\bempty${gap}(?:means|takes)\b`, 'iu'),
    say: '“leave empty to …”',
  },
];

/** What is wrong with the words of one text. */
export const wordProblems = (text, language, file) =>
  rules
    .filter(
      ({ languages, except, wrong }) =>
        languages.includes(language) && except !== file && wrong.test(text),
    )
    .map(({ say }) => say);
