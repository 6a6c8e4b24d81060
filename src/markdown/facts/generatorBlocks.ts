import {lintTexts} from '../../components/generators/proxy/linter/lintTexts';
import {configFields} from '../../components/generators/config/configFile';
import {dockerFacts} from '../../components/generators/docker/docker';
import {block, noAttributes} from './block';

export const generatorBlocks = {
  DockerGenerator: block({
    attributes: noAttributes,
    module: '@site/src/components/generators/docker/DockerGenerator',
    props: ({install, productVersion}) => ({
      image: dockerFacts(install, productVersion),
    }),
  }),
  ProxyGenerator: block({
    attributes: noAttributes,
    module: '@site/src/components/generators/proxy/ProxyGenerator',
    props: () => ({}),
  }),
  ProxyLinter: block({
    attributes: noAttributes,
    module: '@site/src/components/generators/proxy/ProxyLinter',
    props: () => ({texts: lintTexts}),
  }),
  ConfigBuilder: block({
    attributes: noAttributes,
    module: '@site/src/components/generators/config/ConfigBuilder',
    props: ({config}) => ({
      fields: configFields(config),
      sslModes: config.sslModes,
    }),
  }),
};
