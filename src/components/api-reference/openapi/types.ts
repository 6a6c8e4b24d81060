import type {AuthKind, Route} from '../../../data/api/schema';
import type {InLocale} from '../../../lib/localize';

export type Sample =
  string | number | boolean | {[key: string]: Sample} | Sample[];

/** The subset of JSON Schema 2020-12 that the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  minimum?: number;
  enum?: (string | number | null)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  description?: string;
  examples?: Sample[];
  'x-alist-since'?: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  required: boolean;
  description?: string;
  schema: Schema;
  example?: Sample;
  'x-alist-since'?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: Sample;
  examples?: Record<string, {summary: string; value: unknown}>;
}

export interface RequestBody {
  required: boolean;
  description?: string;
  content: Record<string, MediaType>;
}

export interface Answer {
  description: string;
  content?: Record<string, MediaType>;
}

export type ListedError = NonNullable<InLocale<Route>['errors']>[number];

/** A permission that an account needs, with its name in AList's form. */
export interface NeededRight {
  key: string;
  label: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Answer>;
  /** As pages show them: of a route that takes any, the one of its request. */
  'x-alist-methods': string[];
  'x-alist-auth': {kind: AuthKind; title: string; note: string};
  'x-alist-errors': ListedError[];
  'x-alist-common-errors': ListedError[];
  'x-alist-permission'?: NeededRight;
  'x-alist-destructive'?: true;
  'x-alist-since'?: string;
}

/** Those with a body first, as they say more about a route. */
export const httpMethods = ['post', 'put', 'get'] as const;

export type HttpMethod = (typeof httpMethods)[number];

export type PathItem = Partial<Record<HttpMethod, Operation>>;

export interface Description {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
  };
  externalDocs: {url: string};
  servers: {url: string; description: string}[];
  tags: {name: string; description: string}[];
  security: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
