import vm from 'node:vm';
import {
  pageTemplate,
  starterScript,
} from '../../../../src/plugins/page-start/template';

test('the inline script of every page is small and valid', () => {
  const script = starterScript();
  expect(() => new vm.Script(script)).not.toThrow();
  expect(script).toContain('first-contentful-paint');
  expect(Buffer.byteLength(script)).toBeLessThan(2_300);
});

test('a page requests no script by itself, and lists its chunks before the app that looks for them', () => {
  const template = pageTemplate();
  expect(template).not.toMatch(/<script[^>]* src=/);
  const it = {
    baseUrl: '/zh/',
    scripts: ['js/runtime~main.0a.js', 'js/main.0b.js', 'js/0c.0d.js'],
  };
  const [, list = ''] = /data-scripts="<%= (.+?) %>"/.exec(template) ?? [];
  expect(vm.runInNewContext(list, {it})).toBe(
    '/zh/js/0c.0d.js /zh/js/runtime~main.0a.js /zh/js/main.0b.js',
  );
});

test('nothing in the inline script is a tag of the template around it', () => {
  expect(starterScript()).not.toMatch(/<%|%>|<\/script/);
});
