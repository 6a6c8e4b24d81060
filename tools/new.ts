/**
 * Makes every file and row that a page or a driver needs, in both languages: `npm run new -- page guide/advanced/quota --title "Quotas"`.
 * The words to write stand in brackets, `⟦` and `⟧`, which the check `unwritten-words` lists with file and line.
 */
import {parseArgs} from 'node:util';
import {applyPlan} from './new/apply';
import {planDriver} from './new/driver';
import {planPage} from './new/page';
import {refuse, type Plan} from './new/plan';
import {projectAt, type Project} from './new/project';
import {findPlaceholders} from '../scripts/placeholders/marker';
import {run} from '../scripts/run';

const kinds = 'page or driver';

const usage = `npm run new -- page guide/advanced/quota [--title Quotas] [--title-zh 配额]
npm run new -- driver "Foo Cloud" [--page foo_cloud] [--since v3.64.0]`;

function planOf(project: Project, words: string[]): Plan {
  const text = {type: 'string'} as const;
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      title: text,
      'title-zh': text,
      page: text,
      since: text,
    },
  });
  const [kind, name, more] = positionals;
  if (more !== undefined) {
    refuse('name', more, 'one name; put quotation marks around spaces');
  }
  switch (kind) {
    case 'page':
      return planPage(project, {
        page: name?.replace(/^docs\//, '').replace(/\.md$/, ''),
        title: values.title,
        chineseTitle: values['title-zh'],
      });
    case 'driver':
      return planDriver(project, {
        name,
        page: values.page,
        since: values.since,
      });
    default:
      return refuse('kind', kind, kinds);
  }
}

async function main(words: string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) {
    console.log(usage);
    return;
  }
  const siteDir = process.cwd();
  const project = projectAt(siteDir);
  const plan = planOf(project, words);
  const created = await applyPlan(siteDir, plan);
  created.forEach((file) => console.log(`new      ${file}`));
  Object.keys(plan.changed).forEach((file) => console.log(`changed  ${file}`));
  console.log('Words to write:');
  for (const file of [...created, ...Object.keys(plan.changed)]) {
    for (const {line, text: missing} of findPlaceholders(project.read(file))) {
      console.log(`  ${file}:${line}: ${missing}`);
    }
  }
}

run(main);
