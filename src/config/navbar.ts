/** Where the navbar hides while the reader scrolls down: on narrow screens, everywhere, or nowhere. */
export type NavbarHiding = 'mobile' | 'always' | 'none';

export const navbarHiding: NavbarHiding = 'mobile';
