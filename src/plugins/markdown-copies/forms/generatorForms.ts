import {
  dockerOptions,
  dockerOutputs,
  type DockerFacts,
} from '../../../components/generators/docker/docker';
import {settle} from '../../../components/generators/options';
import {proxyOutputs} from '../../../components/generators/proxy/proxies';
import {
  proxyNames,
  proxyOptions,
  proxyTitles,
} from '../../../components/generators/proxy/proxyOptions';
import {
  PASSWORD_PLACEHOLDER,
  type Output,
} from '../../../components/generators/output';
import type {FormContext} from './form';
import {paragraph, strong, type Block} from './nodes';

const fence = ({language, text}: Output): Block => ({
  type: 'code',
  lang: language,
  value: text.trimEnd(),
});

const named = (output: Output): Block[] => [
  ...(output.fileName === undefined
    ? []
    : [paragraph(strong(output.fileName))]),
  fence(output),
];

/** What a generator writes for a reader who changes none of its answers. */
export function dockerForm({image}: {image: DockerFacts}): Block[] {
  const {values} = settle(dockerOptions(image), {});
  const outputs = dockerOutputs(values, image, PASSWORD_PLACEHOLDER);
  return [
    paragraph(strong('Docker Compose')),
    ...named(outputs.compose),
    ...named(outputs.composeCommands),
    paragraph(strong('docker run')),
    ...named(outputs.runCommands),
  ];
}

export function proxyForm(_: object, {say}: FormContext): Block[] {
  const {values} = settle(proxyOptions, {});
  return proxyNames.flatMap((name) => {
    const {place, file, siteUrl, load, check} = proxyOutputs(name, values);
    const step = (id: string, output: Output) => [
      paragraph(say(`generator.proxy.${id}`, {place: `\`${place}\``})),
      fence(output),
    ];
    return [
      paragraph(strong(proxyTitles[name])),
      ...step('place', file),
      ...(name === 'traefik' ? [] : step('siteUrl', siteUrl)),
      ...step('load', load),
      ...step('check', check),
    ];
  });
}
