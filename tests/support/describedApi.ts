import {describeApi} from '../../src/components/api-reference/openapi/description';
import type {Description} from '../../src/components/api-reference/openapi/types';
import {rootLocale, type Locale} from '../../src/config/locales';
import {someFacts} from './facts';

/** The OpenAPI description of the product's API, as the site publishes it in a language. */
export const describedApi = (locale: Locale = rootLocale): Description =>
  describeApi(someFacts(), locale, {
    version: 'v3.63.0',
    home: 'https://docs.example/guide/api/',
  });
