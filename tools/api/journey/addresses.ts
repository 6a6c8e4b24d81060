// cspell:ignore pprof Fexample Fapp
import {get, type StepSource, type Step} from './step';

const file = {path: 'sample/kept/readme.txt'};
const archive = {path: 'sample/kept/archive.zip'};
const open = {isAnonymous: true} as const;

const inside = (route: string, sign = ''): Step =>
  get(route, {
    places: archive,
    query: {inner: '/readme.txt', ...(sign === '' ? {} : {sign})},
    ...open,
  });

const app = Buffer.from('https%3A%2F%2Fexample.com%2Fapp.ipa/App@com.example');

/** Addresses that people open and programs download from, signed and unsigned. */
export const addressSteps: readonly StepSource[] = [
  ...['/d/{path}', '/p/{path}'].flatMap((route): StepSource[] => [
    get(route, {places: file, ...open, code: 401}),
    ({sign = ''}) => get(route, {places: file, query: {sign}, ...open}),
  ]),
  ...['/ad/{path}', '/ap/{path}', '/ae/{path}'].map((route) => ({
    ...inside(route),
    code: 401,
  })),
  // The driver of the folder leaves archives to the server.
  ({archiveSign}) => ({...inside('/ad/{path}', archiveSign), code: 500}),
  ({archiveSign}) => ({...inside('/ap/{path}', archiveSign), code: 500}),
  ({archiveSign}) => inside('/ae/{path}', archiveSign),
  get('/api/admin/setting/get', {
    query: {key: 'token'},
    take: {token: 'value'},
    isUnrecorded: true,
  }),
  ({token = ''}) =>
    get('/dav/{path}', {
      places: file,
      headers: {Authorization: `Bearer ${token}`},
      ...open,
    }),
  get('/dav/{path}', {places: {path: ''}, ...open, status: 401}),
  get('/s3/{path}', {places: {path: 'bucket'}, ...open, code: 403}),
  get('/i/{link_name}.plist', {
    places: {link_name: app.toString('base64url')},
    ...open,
  }),
  get('/i/{link_name}.plist', {
    places: {link_name: btoa('none')},
    ...open,
    code: 400,
  }),
];

/** Addresses of a server that was started with `--debug`. */
export const debugSteps: readonly StepSource[] = [
  get('/debug/pprof/{name}', {places: {name: 'symbol'}, ...open}),
  get('/debug/path/{path}', {places: file, ...open, code: 401}),
  ({sign = ''}) =>
    get('/debug/path/{path}', {places: file, query: {sign}, ...open}),
  get('/debug/hide_privacy', {...open, code: 400}),
  get('/debug/gc', open),
];
