// The rule of select lists (apps/server/src/platform/db/select-list.ts): nobody names the type of a statement's rows.

/** Where the bracket that opens at `start` is closed; -1 when it is not. */
const closingOf = (text, start, open, close) => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    // the arrow of a function's type closes nothing
    else if (text[at] === close && text[at - 1] !== '=' && (depth -= 1) === 0) return at;
  }
  return -1;
};
/** Where a template that begins behind a backtick at `start` ends. */
const templateEnd = (text, start) => {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') return at;
    else if (text.startsWith('${', at)) at = expressionEnd(text, at + 1);
  }
  return text.length;
};
const expressionEnd = (text, start) => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '`') at = templateEnd(text, at);
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  return text.length;
};

const beginsStatement = /^\s*(?:select|with|insert|update|delete|merge|values)\b/i;
const lineOf = (text, at) => text.slice(0, at).split('\n').length;

/** Every `sql<Row>` that is a statement, or is executed as one, as `file:line: what is wrong`. */
export const rowProblems = (sources) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bsql</g)].flatMap(({ index }) => {
      const closed = closingOf(text, index + 3, '<', '>');
      if (closed < 0 || text[closed + 1] !== '`') return [];
      const end = templateEnd(text, closed + 1);
      const isStatement =
        beginsStatement.test(text.slice(closed + 2, end)) ||
        /^\s*\.execute\(/.test(text.slice(end + 1, end + 80));
      return isStatement
        ? [`${file}:${lineOf(text, index)}: write its rows as columns({ … }) in a query\`…\``]
        : [];
    }),
  );
