/** A sponsor and their address. */
export interface Sponsor {
  name: string;
  link: string;
}

/** The banner below the text of pages that names sponsors. */
export interface Sponsorship {
  enabled: boolean;
  sponsors: readonly Sponsor[];
}

export const sponsorship: Sponsorship = {enabled: false, sponsors: []};
