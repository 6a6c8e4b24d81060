/**
 * Headers of every response, the same for all addresses and all builds, so that a server's configuration need not change with a build. What
 * a page may load is in the page itself, so that it works on every host; see `contentPolicy.ts`.
 */
export const securityHeaders = {
  // Directives that browsers only accept in a header, and two that also protect responses that are not pages.
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

/** For a file that can change under its name: cached, but revalidated every time. */
export const revalidate = 'no-cache';

/** For a file whose name changes with its content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Files under `assets/` have a hash of their content in their name, so they never change; everything else may. */
export function cacheControl(pathname: string): string {
  return /^\/(?:[a-z]{2}\/)?assets\//.test(pathname) ? immutable : revalidate;
}

/** A Markdown copy duplicates its page, so search engines should not index it. */
export const markdownRobots = 'noindex';
