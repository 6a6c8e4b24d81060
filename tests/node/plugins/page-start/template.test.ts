import vm from 'node:vm';
import {
  pageTemplate,
  starterScript,
} from '../../../../src/plugins/page-start/template';

test('the script of a page’s first moments is small, and a program', () => {
  const script = starterScript();
  expect(() => new vm.Script(script)).not.toThrow();
  expect(script).toContain('first-contentful-paint');
  expect(Buffer.byteLength(script)).toBeLessThan(6_000);
});

test('a page asks for no script by itself, and tells what starts the program from its parts', () => {
  const template = pageTemplate();
  expect(template).not.toMatch(/<script[^>]* src=/);
  const it = {
    baseUrl: '/zh/',
    scripts: ['js/runtime~main.0a.js', 'js/main.0b.js', 'js/0c.0d.js'],
  };
  const told = ['program', 'parts'].map((name) => {
    const list = new RegExp(`data-${name}="<%= (.+?) %>"`).exec(template)?.[1];
    return vm.runInNewContext(list ?? '', {it}) as string;
  });
  expect(told).toEqual([
    '/zh/js/runtime~main.0a.js /zh/js/main.0b.js',
    '/zh/js/0c.0d.js',
  ]);
});

test('no part of the script means something to the template that it stands in', () => {
  expect(starterScript()).not.toMatch(/<%|%>|<\/script/);
});
