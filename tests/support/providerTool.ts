import {toolView} from '../../src/components/oauth-tools/toolView';
import type {Locale} from '../../src/config/locales';
import {localize} from '../../src/lib/localize';
import {readFacts} from '../../src/markdown/facts/readFacts';

const {oauthProviders, drivers} = readFacts('.');

/** What the pages of a provider know of its first way to get a token, or of one with an id. */
export function toolOf(wanted: string, locale: Locale = 'en', id?: string) {
  const provider = oauthProviders.providers.find(
    (one) => one.provider === wanted,
  );
  const flow = provider?.flows.find((one) => id === undefined || one.id === id);
  if (provider === undefined || flow === undefined) {
    throw new Error(`There is no tool for ${wanted}.`);
  }
  return localize(toolView(provider, flow, drivers, new Set()), locale);
}
