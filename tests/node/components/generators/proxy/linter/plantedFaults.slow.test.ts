import {faultyFile, plantedFaults} from '../../../../../support/proxyFaults';
import {
  openWorkshop,
  realChecks,
  type Workshop,
} from '../../../../../support/realServers';
import {traefikMistakes} from '../../../../../support/traefik';

let workshop: Workshop;

beforeAll(() => {
  workshop = openWorkshop();
}, 300_000);

afterAll(() => {
  workshop.remove();
});

test.each(['nginx', 'caddy', 'apache'] as const)(
  'each planted fault is a configuration that %s loads, so it can be what a visitor has',
  (format) => {
    const {certificate, key} = workshop;
    const refused = plantedFaults[format].flatMap((fault) => {
      const text = faultyFile(format, fault, {certificate, key});
      const complaint = realChecks[format](text, workshop);
      return complaint === '' ? [] : [{rule: fault.rule, text, complaint}];
    });
    expect(refused).toEqual([]);
  },
  300_000,
);

test('each planted fault of Traefik has only options that Traefik knows', () => {
  const mistakes = plantedFaults.traefik.flatMap((fault) =>
    traefikMistakes(faultyFile('traefik', fault)),
  );
  expect(mistakes).toEqual([]);
  expect(plantedFaults.traefik.length).toBeGreaterThan(7);
});
