/** Somebody who pays for this work, and where they are found. */
export interface Sponsor {
  name: string;
  link: string;
}

/** The banner below the text of pages that names sponsors. */
export interface Sponsorship {
  enabled: boolean;
  sponsors: readonly Sponsor[];
}

/** Switched off. */
export const sponsorship: Sponsorship = {enabled: false, sponsors: []};
