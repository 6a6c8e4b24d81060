/** Settings that only a build reads; `ssrTemplate` alone is larger than all that a page needs. */
const ofBuilds = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Takes the settings of the build out of what Docusaurus tells a page of the site's configuration. */
export default function siteConfigLoader(source) {
  const [json] = /\{.*\}/s.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(
      'docusaurus.config.mjs: found no object in it, expected the configuration as JSON',
    );
  }
  const config = JSON.parse(json);
  ofBuilds.forEach((name) => {
    delete config[name];
  });
  const {experimental_router} = config.future ?? {};
  config.future = {experimental_router};
  return source.replace(json, () => JSON.stringify(config));
}
