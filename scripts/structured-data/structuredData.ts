import {site} from '../../src/config/site';
import type {SectionText} from '../../src/components/search/engine/pageText';

/** What search engines can be told of a page, as the page says it itself. */
export interface DescribedPage {
  kind: 'home' | 'page';
  address: string;
  /** As the attribute `lang` has it. */
  language: string;
  title: string;
  description: string;
  /** Address of its preview. */
  image: string | undefined;
  /** When its text was last changed, as an ISO date. */
  modified: string | undefined;
  /** What the site is called in this language, and where it begins. */
  siteName: string;
  siteAddress: string;
  sections: readonly SectionText[];
}

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

function techArticle(page: DescribedPage): Thing {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.address,
    mainEntityOfPage: page.address,
    image: page.image,
    inLanguage: page.language,
    dateModified: page.modified,
    license: site.textLicence,
    about: product,
    isPartOf: {
      '@type': 'WebSite',
      name: page.siteName,
      url: page.siteAddress,
    },
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

/** What a page says to search engines in the terms of schema.org, besides the breadcrumb that Docusaurus writes. */
export function structuredData(page: DescribedPage): Thing[] {
  const things =
    page.kind === 'home'
      ? [softwareApplication(page)]
      : [techArticle(page), ...faqPage(page)];
  return things.map((thing) => ({'@context': 'https://schema.org', ...thing}));
}

/** Adds data to the head of a page. */
export function insertData(html: string, things: readonly Thing[]): string {
  const scripts = things.map((thing) => {
    // Text of the page must not end the element.
    const json = JSON.stringify(thing).replace(/</g, '\\u003c');
    return `<script type="application/ld+json">${json}</script>`;
  });
  return html.replace('</head>', () => `${scripts.join('')}</head>`);
}
