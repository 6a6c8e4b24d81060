// cspell:ignore qbit guangyapan pikpak
import {get, post, type StepSource} from './step';

const NOWHERE = 'http://127.0.0.1:1/';

const admin = '/api/admin/setting';

const old = {key: 'sample_of_old', value: 'x', type: 'string', group: 1};

/** A setting of an older version: only such a setting can be deleted. */
const oldSetting: readonly StepSource[] = [
  post(`${admin}/save`, [{...old, flag: 3}]),
  post(`${admin}/delete`, undefined, {query: {key: old.key}}),
  post(`${admin}/delete`, undefined, {
    query: {key: 'site_title'},
    code: 500,
  }),
  post(`${admin}/save`, [{key: 'default_role', value: 'guest'}], {
    code: 400,
  }),
];

/** Resets the administrator token and puts it back; the request in between works with either of them. */
const adminToken: readonly StepSource[] = [
  get(`${admin}/get`, {
    query: {key: 'token'},
    take: {token: 'value'},
    isUnrecorded: true,
  }),
  post(`${admin}/reset_token`, undefined, {
    take: {newToken: ''},
    isSecret: true,
  }),
  ({newToken = '', token}) =>
    post(`${admin}/set_token`, {token}, {token: newToken, isSecret: true}),
];

/** Download tools and accounts that do not exist. */
const downloadTools: readonly StepSource[] = [
  ...(
    [
      ['set_aria2', 'uri'],
      ['set_qbit', 'url'],
      ['set_transmission', 'uri'],
    ] as const
  ).map(([route, name]) =>
    post(`${admin}/${route}`, {[name]: NOWHERE}, {code: 500}),
  ),
  ...[
    'set_115',
    'set_pikpak',
    'set_thunder',
    'set_guangyapan',
    'set_123_open',
  ].flatMap((route) => [
    post(`${admin}/${route}`, {temp_dir: '/nowhere'}, {code: 400}),
    post(`${admin}/${route}`, {temp_dir: '/sample'}, {code: 400}),
    post(`${admin}/${route}`, {temp_dir: ''}),
  ]),
];

export const settingSteps: readonly StepSource[] = [
  ...oldSetting,
  ...adminToken,
  ...downloadTools,
  post(`${admin}/set_frp`, []),
  post(`${admin}/stop_frp`),
];
