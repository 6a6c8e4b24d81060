import {
  docusaurusVersion,
  requireDocusaurus,
} from '../../../../src/plugins/bundle/docusaurusVersion';

test.each(['2.4.3', '3.9.2', '3.9.2-canary-6568'])(
  'a maintainer who installed Docusaurus %s is told which one the site needs',
  (version) => {
    expect(() => {
      requireDocusaurus(version);
    }).toThrow(`Found Docusaurus ${version}, expected 3.10 or newer.`);
  },
);

test.each([docusaurusVersion(), '3.10.0', '3.11.0-canary-7000', '4.0.0'])(
  'the build goes on with Docusaurus %s',
  (version) => {
    expect(() => {
      requireDocusaurus(version);
    }).not.toThrow();
  },
);
