import {lintTexts} from '../../components/generators/proxy/linter/lintTexts';
import {configFields} from '../../components/generators/config/configFile';
import configTexts from '../../components/generators/config/textRecords.json';
import {dockerFacts} from '../../components/generators/docker/docker';
import answerTexts from '../../components/generators/textRecords.json';
import {block} from './block';

export const generatorBlocks = {
  DockerGenerator: block(
    'generators/docker/DockerGenerator',
    ({install, productVersion}) => ({
      image: dockerFacts(install, productVersion),
      texts: answerTexts,
    }),
  ),
  ProxyGenerator: block('generators/proxy/ProxyGenerator', () => ({
    texts: answerTexts,
  })),
  ProxyLinter: block('generators/proxy/ProxyLinter', () => ({
    texts: lintTexts,
  })),
  ConfigBuilder: block('generators/config/ConfigBuilder', ({config}) => ({
    fields: configFields(config),
    sslModes: config.sslModes,
    texts: {...configTexts, characters: answerTexts.characters},
  })),
};
