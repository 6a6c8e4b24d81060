import {
  chooseEngines,
  engineEnvironment,
  engineNames,
  readEngine,
} from '../../../scripts/engines/programs';

describe('choosing engines', () => {
  test('all run when none is named, and named ones in their own order', () => {
    expect(chooseEngines([])).toEqual(engineNames);
    expect(chooseEngines(['webkit', 'chromium'])).toEqual([
      'chromium',
      'webkit',
    ]);
  });

  test('a name that no engine has is answered with the names', () => {
    expect(() => chooseEngines(['safari'])).toThrow(/"safari".*webkit/);
  });
});

describe('what the journeys are told of the engines', () => {
  test('they learn the program of one that is here, and why another is not', () => {
    const env = engineEnvironment({
      firefox: {program: '/usr/bin/firefox'},
      webkit: {missing: 'not found'},
    });
    expect(readEngine(env, 'firefox')).toEqual({program: '/usr/bin/firefox'});
    expect(readEngine(env, 'webkit')).toEqual({missing: 'not found'});
  });

  test('started by themselves, they say how to start them', () => {
    expect(() => readEngine({}, 'firefox')).toThrow(/npm run engines/);
  });
});
