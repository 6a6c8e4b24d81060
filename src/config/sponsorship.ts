/** A sponsor and their address. */
export interface Sponsor {
  name: string;
  link: string;
}

/** The banner below the text of pages that names sponsors. */
export interface SponsorshipSettings {
  enabled: boolean;
  sponsors: readonly Sponsor[];
}

export const sponsorship: SponsorshipSettings = {enabled: false, sponsors: []};
