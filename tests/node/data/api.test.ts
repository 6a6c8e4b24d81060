import {objectNames, routeGroups} from '../../../src/data/api/schema';
import {someFacts} from '../../support/facts';

const {api, routes} = someFacts();

describe('the routes', () => {
  it('stand in the file of their group', () => {
    const groups = routes.map(({group}) => group);
    expect(groups.filter((group, i) => group !== groups[i - 1])).toEqual([
      ...routeGroups,
    ]);
  });

  it('explain every part of the path that is filled in', () => {
    const templates = routes.filter(({path}) => path.includes('{'));
    expect(templates.length).toBeGreaterThan(20);
    for (const {path, request} of templates) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = request
        .filter((parameter) => parameter.in === 'path')
        .map(({name}) => name);
      expect([path, given.sort()]).toEqual([path, wanted.sort()]);
    }
  });

  it('ask for each parameter once', () => {
    const asked = routes.filter(({request}) => request.length > 1);
    expect(asked.length).toBeGreaterThan(60);
    for (const {path, request} of asked) {
      const keys = request.map(
        (parameter) => `${parameter.in} ${parameter.name}`,
      );
      expect([path, new Set(keys).size]).toEqual([path, keys.length]);
    }
  });

  it('below /api/admin are for administrators only', () => {
    const admin = routes.filter(({path}) => path.startsWith('/api/admin/'));
    expect(admin.length).toBeGreaterThan(55);
    for (const {path, auth} of admin) {
      expect([path, auth]).toEqual([path, 'admin']);
    }
  });
});

test('the named objects are described once each', () => {
  expect(api.objects.map(({name}) => name).sort()).toEqual(
    [...objectNames].sort(),
  );
});

/** The numbers in a note such as "`0` unknown, `1` folder". */
const numbersIn = (note: string): number[] =>
  [...note.matchAll(/`(\d+)`/g)].map(([, digits]) => Number(digits));

describe.each(['type', 'state'])('the field %s', (name) => {
  it('has the same numbers in each object and language', () => {
    const lists = api.objects
      .flatMap(({fields}) => fields)
      .flatMap((field) => (field.name === name ? (field.note ?? []) : []))
      .filter(({en}) => numbersIn(en).length > 1)
      .flatMap(({en, zh}) => [numbersIn(en), numbersIn(zh)]);
    expect(lists.length).toBeGreaterThan(1);
    for (const list of lists) {
      expect(list).toEqual(lists[0]);
    }
  });
});
