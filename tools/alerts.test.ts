/** Prometheus itself reads what calls somebody, where it is installed, and plays its tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../ops/prometheus');
const promtool = '/usr/bin/promtool';

describe.skipIf(!existsSync(promtool))('alerts', () => {
  it.each([
    ['are read by Prometheus', ['check', 'rules', 'alerts.yml']],
    ['call when they should, and not before', ['test', 'rules', 'alerts.test.yml']],
    ['are asked for of the portal', ['check', 'config', 'prometheus.yml']],
  ])('%s', (_what, given) => {
    const { status, stdout, stderr } = spawnSync(promtool, given, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr + stdout).not.toContain('FAILED');
    expect(status).toBe(0);
  });
});
