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

  it('give the same task types in the path as in the list of types', () => {
    const types = api.taskTypes.map(({type}) => type);
    expect(types).toHaveLength(7);
    const tasks = routes.filter(({path}) => path.includes('/task/{type}/'));
    expect(tasks.length).toBeGreaterThan(12);
    for (const {request} of tasks) {
      expect(request.find(({name}) => name === 'type')?.values).toEqual(types);
    }
  });

  it('below /api/admin are for administrators only', () => {
    const admin = routes.filter(({path}) => path.startsWith('/api/admin/'));
    expect(admin.length).toBeGreaterThan(55);
    for (const {path, auth} of admin) {
      expect([path, auth]).toEqual([path, 'admin']);
    }
  });

  it('use only error codes that are explained', () => {
    const explained = api.errorCodes.map(({code}) => code);
    const used = new Set(
      routes.flatMap(({errors = []}) => errors.map(({code}) => code)),
    );
    expect(used.size).toBeGreaterThan(8);
    for (const code of used) {
      expect(explained).toContain(code);
    }
  });
});

describe('the named objects', () => {
  it('are described once each', () => {
    expect(api.objects.map(({name}) => name).sort()).toEqual(
      [...objectNames].sort(),
    );
  });
});

/** The numbers in a note such as "`0` unknown, `1` folder". */
const numbersIn = (note: string): number[] =>
  [...note.matchAll(/`(\d+)`/g)].map(([, digits]) => Number(digits));

describe('the general part', () => {
  it('names only routes that exist when it explains pages', () => {
    const paths = routes.map(({path}) => path);
    const named = api.pagination.parameters.flatMap((row) => row.routes);
    expect(named.length).toBeGreaterThan(10);
    for (const path of named) {
      expect(paths).toContain(path);
    }
  });

  it.each([
    ['type', api.objectTypes],
    ['state', api.taskStates],
  ] as const)(
    'gives a reader of the field %s every number that it can have',
    (name, numbered) => {
      const values = numbered.map(({value}) => value);
      const notes = api.objects
        .flatMap(({fields}) => fields)
        .flatMap((field) => (field.name === name ? (field.note ?? []) : []))
        .filter(({en}) => numbersIn(en).length > 1);
      expect(notes.length).toBeGreaterThan(0);
      for (const {en, zh} of notes) {
        expect([numbersIn(en), numbersIn(zh)]).toEqual([values, values]);
      }
    },
  );
});
