import {site} from '../../src/config/site';
import type {SectionText} from '../../src/components/search/engine/pageText';

/** What search engines can be told of a page, as the page says it itself. */
export interface DescribedPage {
  kind: 'home' | 'page' | 'tool';
  /** Docusaurus has written where it is in the site. */
  hasBreadcrumb: boolean;
  address: string;
  language: string;
  title: string;
  description: string;
  image: string | undefined;
  /** When its text was last changed, as an ISO date. */
  modified: string | undefined;
  /** What the site is called in this language, and where it begins. */
  siteName: string;
  siteAddress: string;
  sections: readonly SectionText[];
}

export const BREADCRUMB = 'BreadcrumbList';

type Thing = Readonly<Record<string, unknown>>;

const product: Thing = {
  '@type': 'SoftwareApplication',
  name: site.productName,
  softwareVersion: site.productVersion,
};

function softwareApplication(page: DescribedPage): Thing {
  return {
    ...product,
    description: page.description,
    url: page.address,
    image: page.image,
    inLanguage: page.language,
    applicationCategory: 'UtilitiesApplication',
    license: site.productLicence,
    downloadUrl: `${site.productSource}/releases`,
  };
}

/** What a page of any kind says of itself. */
function described(page: DescribedPage): Thing {
  return {
    description: page.description,
    url: page.address,
    image: page.image,
    inLanguage: page.language,
    dateModified: page.modified,
    license: site.textLicence,
    isPartOf: {
      '@type': 'WebSite',
      name: page.siteName,
      url: page.siteAddress,
    },
  };
}

function techArticle(page: DescribedPage): Thing {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    mainEntityOfPage: page.address,
    about: product,
    ...described(page),
  };
}

function webApplication(page: DescribedPage): Thing {
  return {
    '@type': 'WebApplication',
    name: page.title,
    applicationCategory: 'UtilitiesApplication',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    ...described(page),
  };
}

/** For layouts without a breadcrumb to read. */
function breadcrumb(page: DescribedPage): Thing {
  const steps = [
    {name: page.siteName, item: page.siteAddress},
    {name: page.title, item: page.address},
  ];
  return {
    '@type': BREADCRUMB,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

interface Question {
  question: string;
  answer: string;
}

/** The headings of a page that ask something, with everything below them up to the next heading of their level. */
export function questionsIn(sections: readonly SectionText[]): Question[] {
  return sections.flatMap(({heading, level, text}, index) => {
    if (!/[?？]$/.test(heading)) {
      return [];
    }
    const rest = sections.slice(index + 1);
    const end = rest.findIndex((section) => section.level <= level);
    const below = end === -1 ? rest : rest.slice(0, end);
    const answer = [
      text,
      ...below.flatMap((section) => [section.heading, section.text]),
    ]
      .filter((part) => part !== '')
      .join('\n');
    return answer === '' ? [] : [{question: heading, answer}];
  });
}

function faqPage(page: DescribedPage): Thing[] {
  const questions = questionsIn(page.sections);
  // A page with one is about something else.
  return questions.length < 2
    ? []
    : [
        {
          '@type': 'FAQPage',
          url: page.address,
          inLanguage: page.language,
          mainEntity: questions.map(({question, answer}) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: {'@type': 'Answer', text: answer},
          })),
        },
      ];
}

/** What a page says to search engines in the terms of schema.org, besides the breadcrumb that Docusaurus writes for most. */
export function structuredData(page: DescribedPage): Thing[] {
  const things = {
    home: () => [softwareApplication(page)],
    page: () => [techArticle(page), ...faqPage(page)],
    tool: () => [webApplication(page)],
  }[page.kind]();
  const isPlaced = page.kind === 'home' || page.hasBreadcrumb;
  return [...(isPlaced ? [] : [breadcrumb(page)]), ...things].map((thing) => ({
    '@context': 'https://schema.org',
    ...thing,
  }));
}

export function insertData(html: string, things: readonly Thing[]): string {
  const scripts = things.map((thing) => {
    // Text of the page must not end the element.
    const json = JSON.stringify(thing).replace(/</g, '\\u003c');
    return `<script type="application/ld+json">${json}</script>`;
  });
  return html.replace('</head>', () => `${scripts.join('')}</head>`);
}
