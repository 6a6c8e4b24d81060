/**
 * Headers of every answer, the same for all addresses and all builds, so that a server's configuration need not change with a build.
 * What a page may load is in the page itself, where it goes with it to every host; see `contentPolicy.ts`.
 */
export const securityHeaders = {
  // What browsers take from a header only, and two directives that hold for whatever is not a page as well.
  'Content-Security-Policy':
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;

/** What a file that can change under its name is sent with: kept, but asked about every time. */
export const revalidate = 'no-cache';

/** What a file whose name changes with its content is sent with. */
export const immutable = 'public, max-age=31536000, immutable';

/** Files under `assets/` carry a hash of their content in their name, so they never change; everything else may. */
export function cacheControl(pathname: string): string {
  return /^\/(?:[a-z]{2}\/)?assets\//.test(pathname) ? immutable : revalidate;
}

/** A page as Markdown is the same page once more, so search engines leave it out. */
export const markdownRobots = 'noindex';
