import {faultyFile, plantedFaults} from '../../../../../support/proxyFaults';
import {realChecks, testWithReal} from '../../../../../support/realServers';
import {traefikMistakes} from '../../../../../support/traefik';

for (const format of ['nginx', 'caddy', 'apache'] as const) {
  testWithReal(
    [format],
    `each planted fault is a configuration that ${format} loads, so it can be what a visitor has`,
    (testFolder) => {
      const {certificate, key} = testFolder;
      const refused = plantedFaults[format].flatMap((fault) => {
        const text = faultyFile(format, fault, {certificate, key});
        const complaint = realChecks[format](text, testFolder);
        return complaint === '' ? [] : [{rule: fault.rule, text, complaint}];
      });
      expect(refused).toEqual([]);
      expect(plantedFaults[format].length).toBeGreaterThan(0);
    },
  );
}

test('each planted fault of Traefik has only options that Traefik knows', () => {
  const mistakes = plantedFaults.traefik.flatMap((fault) =>
    traefikMistakes(faultyFile('traefik', fault)),
  );
  expect(mistakes).toEqual([]);
  expect(plantedFaults.traefik.length).toBeGreaterThan(7);
});
