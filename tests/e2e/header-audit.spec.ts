import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {APIRequestContext} from '@playwright/test';
import {filesIn} from '../../scripts/hosting/filesIn';
import {serverNames, type ServerName} from '../../scripts/hosting/servers';
import {policyGroup} from '../../src/components/content-policy/contentPolicy';
import {
  immutable,
  revalidate,
  securityHeaders,
} from '../../scripts/hosting/headers';
import {chunks, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const guards = Object.entries(securityHeaders).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    html,
  )?.[1] ?? '';

interface Audited {
  /** What is wrong, with the address. */
  wrong: string[];
  /** The policies of each group of pages. */
  policies: Map<string, Set<string>>;
  count: number;
}

/** Asks a server for addresses and looks at the headers of each answer and at the policy in each page. */
async function audit(
  request: APIRequestContext,
  server: ServerName,
  addresses: readonly string[],
): Promise<Audited> {
  const found: Audited = {wrong: [], policies: new Map(), count: 0};
  const look = async (address: string) => {
    const answer = await request.get(`${originOf(server)}${address}`, {
      maxRedirects: 0,
    });
    const headers = answer.headers();
    const wrong = guards.flatMap(([name, value]) =>
      headers[name] === value ? [] : [`${name}: ${headers[name]}`],
    );
    const isHashed = /^\/(?:zh\/)?assets\//.test(address);
    const caching = isHashed ? immutable : revalidate;
    if (headers['cache-control'] !== caching) {
      wrong.push(`cache-control: ${headers['cache-control']}`);
    }
    if (answer.status() !== 200) {
      wrong.push(`status ${answer.status()}`);
    }
    if (headers['content-type']?.includes('html') === true) {
      const html = await answer.text();
      const policy = policyOf(html);
      const group = policyGroup(address);
      const known = found.policies.get(group) ?? new Set();
      found.policies.set(group, known.add(policy));
      if (html.indexOf(policy) > html.indexOf('<script')) {
        wrong.push('a script before the policy');
      }
      if (
        group === 'tools' &&
        !/<meta[^>]*content="?no-referrer"?[^>]*name="?referrer/.test(html)
      ) {
        wrong.push('tells others its address');
      }
    }
    found.wrong.push(...wrong.map((what) => `${address}: ${what}`));
    found.count += 1;
  };
  for (const part of chunks(addresses, 20)) {
    await Promise.all(part.map(look));
  }
  return found;
}

for (const server of serverNames) {
  test(`every page of the server "${server}" carries every header, and the policy of its group`, async ({
    request,
  }) => {
    const toolPages = (await filesIn(path.resolve('build')))
      .filter((file) => /^(?:zh\/)?tool\/.*\.html$/.test(file))
      .map((file) => `/${file}`);
    const addresses = [
      ...new Set([...Object.values(sitemap).flat(), ...toolPages]),
    ];
    const {wrong, policies, count} = await audit(request, server, addresses);
    expect(wrong).toEqual([]);
    expect(count).toBe(addresses.length);
    expect(count).toBeGreaterThan(300);
    expect(toolPages.length).toBeGreaterThan(10);
    expect([...policies.keys()].sort()).toEqual(['api', 'reading', 'tools']);
    for (const [group, of] of policies) {
      const [policy = '', ...others] = of;
      expect(others, group).toEqual([]);
      const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
      expect(scripts, group).toContain("'sha256-");
      expect(scripts, group).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
      expect(policy, group).toContain("default-src 'self'");
    }
  });

  test(`every script, style and feed of the server "${server}" carries every header`, async ({
    request,
  }) => {
    const files = (await filesIn(path.resolve('build')))
      .filter((file) =>
        /\.(?:js|css|json|xml|atom|rss|webmanifest)$/.test(file),
      )
      .map((file) => `/${file}`);
    const {wrong, count} = await audit(request, server, files);
    expect(wrong).toEqual([]);
    expect(count).toBe(files.length);
    expect(count).toBeGreaterThan(300);
  });
}

test('each script in a page is one that the policy of the page names', async () => {
  const pages = (await filesIn(path.resolve('build'))).filter((file) =>
    file.endsWith('.html'),
  );
  const unnamed: string[] = [];
  let count = 0;
  for (const file of pages) {
    const html = await readFile(path.resolve('build', file), 'utf8');
    const policy = policyOf(html);
    for (const [, attributes = '', script = ''] of html.matchAll(
      /<script([^>]*)>([\s\S]*?)<\/script>/g,
    )) {
      const isData = /type="?application\/(?:ld\+)?json/.test(attributes);
      if (script !== '' && !isData) {
        const hash = createHash('sha256').update(script).digest('base64');
        count += 1;
        if (!policy.includes(`'sha256-${hash}'`)) {
          unnamed.push(`${file}: ${script.slice(0, 60)}`);
        }
      }
    }
  }
  expect(unnamed).toEqual([]);
  expect(count).toBeGreaterThan(pages.length);
});
