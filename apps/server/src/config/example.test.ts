import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentProblems, parseEnvironment, variables } from './config.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const plain = variables.filter(
  (name) => !variables.includes(name.replace(/_FILE$/, '')) || !name.endsWith('_FILE'),
);
const example = [...read('.env.example').matchAll(/^#([A-Z_\d]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value.replaceAll("'", '')] as const,
);

describe('the variables', () => {
  it('all stand in .env.example, and none that nobody reads', () =>
    expect(example.map(([name]) => name).toSorted()).toEqual(plain.toSorted()));
  it('have the values there that they have by themselves', () => {
    const { DATA_DIR: _own, ...rest } = Object.fromEntries(example);
    expect(parseEnvironment(rest)).toEqual(parseEnvironment({}));
  });
  it('all stand in docs/operations.md, secrets with their files', () => {
    const text = read('docs/operations.md');
    expect(variables.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
  it('of compose.yaml let a public portal start', () => {
    expect(read('compose.yaml')).toContain('ALLOW_UNENCRYPTED: database,nodes\n');
    const composed = {
      DATABASE_URL: 'postgres://cafeteria:secret@database/cafeteria',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://benefits.example',
      ENVIRONMENT: 'PROD',
    };
    expect(environmentProblems(composed)).toHaveLength(2);
    expect(environmentProblems({ ...composed, ALLOW_UNENCRYPTED: 'database,nodes' })).toEqual([]);
  });
  it('are those that compose.yaml and the Dockerfile set for the portal', () => {
    const portal = /\n {2}portal:\n([^]*?)\n {2}\w+:\n/.exec(read('compose.yaml'))?.[1] ?? '';
    const set = [...portal.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(set).toEqual(['DATABASE_URL_FILE', 'ENCRYPTION_KEY_FILE', 'ALLOW_UNENCRYPTED']);
    const ofImage = [...read('Dockerfile').matchAll(/\b([A-Z][A-Z_]+)=/g)].map(
      ([, name = '']) => name,
    );
    expect(
      ofImage.filter((name) => !/^(?:NODE_ENV|MALLOC_|BUILD_IMAGE|RUN_IMAGE)/.test(name)),
    ).toEqual(['HOST', 'DATA_DIR', 'DEMO', 'LOG_LEVEL']);
    for (const name of [...set, 'HOST', 'DATA_DIR', 'DEMO', 'LOG_LEVEL'])
      expect(variables).toContain(name);
  });
});
