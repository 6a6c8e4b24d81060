import {encode} from 'uqr';
import * as z from 'zod';
import {route} from './route';
import type {Route} from './route';

/** Scanners need a quiet zone of four modules. */
const BORDER = 4;

const DEFAULT_SIZE = 400;

/** Draws the dark modules as one path. */
function draw(text: string, pixels: number): string {
  const {data, size} = encode(text, {border: BORDER, ecc: 'M'});
  const path = data
    .flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

export const qrRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/qr',
    alsoAt: ['/qr/'],
    summary: 'Draws a text as a QR code',
    budget: 'poll',
    input: z.strictObject({
      text: z.string().min(1).max(1024),
      size: z
        .string()
        .regex(/^\d{2,4}(x\d{2,4})?$/, 'pixels, such as 400 or 400x400')
        .transform((text) => Number.parseInt(text, 10))
        .refine((size) => size >= 64 && size <= 2048, '64 to 2048 pixels')
        .optional(),
    }),
    answer: z.string(),
    contentType: 'image/svg+xml',
    handle: ({text, size = DEFAULT_SIZE}) => draw(text, size),
  }),
];
