import * as z from 'zod';

const address = z.url({protocol: /^https?$/});
const text = z.string().trim().min(1);
const language = z.enum(['en-US', 'zh-CN']);

const softwareVersion = z.string().regex(/^v\d+\.\d+\.\d+$/);

const item = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.number().int().positive(),
  name: text,
  item: address.optional(),
});

const partOfSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
});

const context = {'@context': z.literal('https://schema.org')};

const ofPage = {
  ...context,
  description: text,
  url: address,
  image: address,
  inLanguage: language,
  license: address,
};

const dated = {...ofPage, dateModified: z.iso.datetime().optional()};

/** What the site says in the terms of schema.org: the properties that each type has there, and those that search engines require. */
export const structuredThing = z.discriminatedUnion('@type', [
  z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(item)
      .min(1)
      .refine(
        (items) => items.every(({position}, index) => position === index + 1),
        'positions that count from one',
      ),
  }),
  z.strictObject({
    ...ofPage,
    '@type': z.literal('SoftwareApplication'),
    name: text,
    applicationCategory: text,
    softwareVersion,
    downloadUrl: address,
  }),
  z.strictObject({
    ...dated,
    '@type': z.literal('TechArticle'),
    headline: text.max(110),
    mainEntityOfPage: address,
    about: z.strictObject({
      '@type': z.literal('SoftwareApplication'),
      name: text,
      softwareVersion,
    }),
    isPartOf: partOfSite,
  }),
  z.strictObject({
    ...dated,
    '@type': z.literal('WebApplication'),
    name: text,
    applicationCategory: text,
    browserRequirements: text,
    isAccessibleForFree: z.boolean(),
    isPartOf: partOfSite,
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    url: address,
    inLanguage: language,
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({
            '@type': z.literal('Answer'),
            text,
          }),
        }),
      )
      .min(2),
  }),
]);

export type StructuredThing = z.infer<typeof structuredThing>;

/** Everything that a page says in this way; throws where one part of it is not as it should be. */
export function structuredThingsIn(html: string): StructuredThing[] {
  const scripts = html.matchAll(
    /<script[^>]*type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs,
  );
  return [...scripts].map(([, json = '']) =>
    structuredThing.parse(JSON.parse(json)),
  );
}
