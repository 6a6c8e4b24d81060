import * as z from 'zod';
import {aliyundriveRoutes} from './aliyundrive';
import {clientRoutes} from './clients';
import {codeRoutes} from './codes';
import {onedriveRoutes} from './onedrive';
import {pan115Routes} from './pan115';
import {qrRoutes} from './qr';
import {route} from './route';
import type {Route} from './route';
import {wopanRoutes} from './wopan';

export const routes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/health',
    summary: 'Whether the service runs',
    budget: 'free',
    answer: z.object({status: z.literal('ok')}),
    handle: () => ({status: 'ok' as const}),
  }),
  ...clientRoutes,
  ...pan115Routes,
  ...aliyundriveRoutes,
  ...codeRoutes,
  ...onedriveRoutes,
  ...wopanRoutes,
  ...qrRoutes,
];
