import {post, get, setting, type StepSource} from './step';

/** Builds, queries and clears an index in the database. */
export const searchSteps: readonly StepSource[] = [
  ...setting('search_index', 'database'),
  post('/api/admin/index/build'),
  get('/api/admin/index/progress'),
  post('/api/fs/search', {
    parent: '/',
    keywords: 'readme',
    page: 1,
    per_page: 5,
  }),
  post('/api/admin/index/update', {paths: ['/sample'], max_depth: 5}),
  post('/api/admin/index/stop', undefined, {code: 400}),
  post('/api/admin/index/clear'),
  ...setting('search_index', 'none'),
];
