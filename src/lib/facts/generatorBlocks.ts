import {configFields} from '../generators/configFile';
import {dockerFacts} from '../generators/docker';
import {block, noAttributes} from './block';

/** Blocks that make a file from the reader's answers. */
export const generatorBlocks = {
  DockerGenerator: block({
    attributes: noAttributes,
    module: '@site/src/components/generators/DockerGenerator',
    props: ({install, productVersion}) => ({
      image: dockerFacts(install, productVersion),
    }),
  }),
  ProxyGenerator: block({
    attributes: noAttributes,
    module: '@site/src/components/generators/ProxyGenerator',
    props: () => ({}),
  }),
  ConfigBuilder: block({
    attributes: noAttributes,
    module: '@site/src/components/generators/ConfigBuilder',
    props: ({config}) => ({
      fields: configFields(config),
      sslModes: config.sslModes,
    }),
  }),
};
