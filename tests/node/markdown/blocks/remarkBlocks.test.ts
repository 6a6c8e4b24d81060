import {rows} from '../../../support/rows';
import {build, chinese, english, outline} from './support';

const show = async (text: string, file = english) =>
  outline(await build(text, file));

describe('what an author writes becomes elements that need no script', () => {
  it('steps', async () => {
    expect(await show(':::steps\n\n1. One\n2. Two\n\n:::')).toBe(
      "root(list.steps(listItem(paragraph('One')) listItem(paragraph('Two'))))",
    );
  });

  it('cards', async () => {
    expect(
      await show(':::cards\n\n- [Docker](./docker.md)\n\n  One folder.\n\n:::'),
    ).toBe(
      "root(list.cards(listItem.card-item(paragraph(link[./docker.md]('Docker')) paragraph('One folder.'))))",
    );
  });

  it('a file tree, with notes behind the names', async () => {
    expect(
      await show(
        ':::file-tree\n\n- data\n  - config.json what AList reads\n  - `my file.db` the database\n- temp/\n\n:::',
      ),
    ).toBe(
      'root(list.file-tree(' +
        "listItem.file-folder(div.file-line(span.file-name('data/')) list(" +
        "listItem.file-leaf(div.file-line(span.file-name('config.json') ' ' span.file-note('what AList reads'))) " +
        "listItem.file-leaf(div.file-line(span.file-name('my file.db') ' ' span.file-note(' the database'))))) " +
        "listItem.file-folder(div.file-line(span.file-name('temp/')))))",
    );
  });

  it('details', async () => {
    expect(await show(':::details[Why?]\n\nBecause.\n\n:::')).toBe(
      "root(details(summary('Why?') paragraph('Because.')))",
    );
  });

  it('keys, also the plus key', async () => {
    expect(await show('Press :kbd[Ctrl+K] or :kbd[Ctrl++].')).toBe(
      "root(paragraph('Press ' kbd('Ctrl') '+' kbd('K') ' or ' kbd('Ctrl') '+' kbd('+') '.'))",
    );
  });

  it('badges', async () => {
    expect(await show(':badge[New] :badge[Gone]{tone=danger}')).toBe(
      "root(paragraph(span.site-badge.site-badge-info('New') ' ' span.site-badge.site-badge-danger('Gone')))",
    );
  });

  it('an example, whose source is the text that makes it', async () => {
    const text = ':::steps\n\n1. `a`\n   b\n\n:::';
    expect(await show(`::::example\n\n${text}\n\n::::`)).toBe(
      `root(div.example(div.example-source(code[md]{${text}}) div.example-result(list.steps(listItem(paragraph(inlineCode '\nb'))))))`,
    );
  });

  it('an example whose result needs the whole width', async () => {
    expect(await show(':::example{stacked}\n\nText\n\n:::')).toBe(
      "root(div.example.example-stacked(div.example-source(code[md]{Text}) div.example-result(paragraph('Text'))))",
    );
  });
});

describe('a page that uses a component imports it, and no other page does', () => {
  it('tabs of a group', async () => {
    const text =
      '::::tabs{group=os}\n:::tab[Linux]\nA\n:::\n\n:::tab[命令行]{value=shell default}\nB\n:::\n::::';
    expect(await show(text)).toBe(
      'root(' +
        "mdxjsEsm{import {TabPanel, Tabs} from '@site/src/components/tabs/Tabs';} " +
        'Tabs[group=os][initial=shell](' +
        "TabPanel[value=linux][label=Linux](paragraph('A')) " +
        "TabPanel[value=shell][label=命令行](paragraph('B'))))",
    );
  });

  it('a group of code, each with its name on the tab', async () => {
    const text =
      ':::code-group{group=os}\n\n```bash title="Linux"\na\n```\n\n```powershell title="Windows 11" tab=windows\nb\n```\n\n:::';
    expect(await show(text)).toBe(
      'root(' +
        "mdxjsEsm{import {TabPanel, Tabs} from '@site/src/components/tabs/Tabs';} " +
        'Tabs[group=os](' +
        'TabPanel[value=linux][label=Linux](code[bash]{a}) ' +
        'TabPanel[value=windows][label=Windows 11](code[powershell]{b})))',
    );
  });

  it.each([
    [english, 'mount paths', 'The path of the file list'],
    [chinese, '挂载路径', '存储里的文件在文件列表中出现的位置'],
  ])('terms, in the language of %s', async (file, words, explanation) => {
    const shown = await show(`A :term[${words}].`, file);
    expect(shown).toContain(
      "mdxjsEsm{import {Term} from '@site/src/components/glossary/Term';}",
    );
    expect(shown).toContain(`Term[explanation=${explanation}`);
    expect(shown).toContain(`link[/guide/glossary.md#mount-path]('${words}')`);
  });

  it('a term that is written in words of its own names its id', async () => {
    expect(await show(':term[where it appears]{id=mount-path}')).toContain(
      "link[/guide/glossary.md#mount-path]('where it appears')",
    );
  });

  it('blocks within blocks', async () => {
    const text =
      ':::::details[More]\n\n::::tabs\n\n:::tab[A]\n\n:kbd[Esc]\n\n:::\n\n:::tab[B]\n\nb\n\n:::\n\n::::\n\n:::::';
    expect(await show(text)).toContain(
      "details(summary('More') Tabs(TabPanel[value=a][label=A](paragraph(kbd('Esc')))",
    );
  });
});

describe('a mistake stops the build with file and line', () => {
  /** What is written, with `\n` where a line ends, the line of the mistake, and what an author reads. */
  const mistakes = [
    ...rows(String.raw`
  an unknown block → A\n\n:::stepps\n\n1. One\n\n::: → 3 → found the unknown block :::stepps, expected one of: tabs,
  tabs in a block that is misspelt → ::::tbas\n\n:::tab[A]\n\na\n\n:::\n\n:::: → 1 → found the unknown block :::tbas
  an unknown word with a label → A :terms[mount] → 1 → found the unknown block :terms
  a block of another kind → A\n\n::steps → 3 → found the unknown block ::steps
  an unknown attribute → :::steps{start=2}\n\n1. One\n\n::: → 1 → remove or correct "start"
  a value that is none → :badge[New]{tone=pink} → 1 → expected one of "info", "tip", "warning", "danger"
  a word behind a flag → :::details[A]{open=yes}\n\nb\n\n::: → 1 → expected nothing after the name
  steps without steps → A\n\n:::steps\n\n::: → 3 → found nothing in :::steps, expected a numbered list
  steps that are no list → :::steps\n\nOne\n\n::: → 3 → found paragraph in :::steps
  steps without numbers → :::steps\n\n- One\n\n::: → 1 → expected a numbered list
  an empty step → :::steps\n\n1. One\n2.\n\n::: → 4 → found an empty item in :::steps
  a card without a link → :::cards\n\n- [A](a.md)\n- B\n\n::: → 4 → found a card that does not begin with a link
  a file with a paragraph → :::file-tree\n\n- a\n\n  b\n\n::: → 3 → found an item of :::file-tree that is not one line
  details without a summary → :::details\n\nA\n\n::: → 1 → found :::details without a summary
  an empty example → :::example\n\n::: → 1 → found nothing in :::example
  a key without a name → :kbd[] → 1 → found :kbd without words
  an unknown term → A\nB :term[mounting place path] → 2 → found the term "mounting place path", which the glossary does not have
  an unknown id of a term → :term[a]{id=mounting-place} → 1 → found the term "mounting-place"
  a single tab → ::::tabs\n:::tab[A]\na\n:::\n:::: → 1 → found 1 of :::tab[Name], expected at least two
  text beside tabs → ::::tabs\n\nA\n\n:::: → 3 → found something that is in no tab
  two tabs of one value → ::::tabs\n:::tab[A]\na\n:::\n\n:::tab[A]\nb\n:::\n:::: → 1 → found two tabs with the value "a"
  a tab without a name → ::::tabs\n:::tab\na\n:::\n\n:::tab[B]\nb\n:::\n:::: → 2 → found a tab without a name
  a tab whose name gives no value → ::::tabs\n:::tab[甲]\na\n:::\n\n:::tab[B]\nb\n:::\n:::: → 2 → write one, such as {value=docker}
  a tab that stands alone → :::tab[A]\n\na\n\n::: → 1 → found :::tab outside of :::tabs
  text in a group of code → :::code-group\n\nA\n\n::: → 3 → found something that is no fence
  a component in place of a block → A\n\n<Tabs>\n\nB\n\n</Tabs> → 3 → found <Tabs>, expected a block such as :::tabs
  a component that no page knows → A\n\n<Gallery /> → 3 → found <Gallery>, expected a block of facts, one of: ApiRoutes,
  facts within a line → A <DriverFacts driver="Local" /> b → 1 → found <DriverFacts /> within a line
  an image that is not written in Markdown → A\n\n<img src="/img/a.png" alt="What it shows" /> → 3 → found <img>, expected an image of Markdown
  a link that is not written in Markdown → A\n\n<a href="/faq/">B</a> → 3 → found <a>, expected a link of Markdown
  the component of an image → A\n\n<IdealImage img={require('./img/a.png')} alt='A' /> → 3 → found <IdealImage>, expected an image of Markdown
  an import → A\n\nimport {B} from 'b'; → 3 → found an import or export, expected none
  a name in braces → A\n\nOpen {host}/api → 3 → found {host}, which is code to the compiler, expected text; fix: write \{host}
  an empty hint → A\n\n:::tip\n\n::: → 3 → found nothing in :::tip
  an empty tab → ::::tabs\n:::tab[A]\na\n:::\n\n:::tab[B]\n:::\n:::: → 6 → found nothing in the tab "B"
  two tabs that are open at first → ::::tabs\n:::tab[A]{default}\na\n:::\n\n:::tab[B]{default}\nb\n:::\n:::: → 1 → found {default} at more than one tab
  words in brackets that nobody would see → :::steps[Title]\n\n1. One\n\n::: → 1 → found words in brackets at :::steps
  a plus without a key → :kbd[Ctrl+] → 1 → found :kbd[Ctrl+] with a plus
  too few colons outside → :::details[A]\n\n:::steps\n\n1. One\n\n:::\n\nb\n\n::: → 3 → found :::steps that nothing closes
  colons that close nothing → A\n\n::: → 3 → found a line of colons that closes nothing
`),
    [
      'a fence without a title among tabs',
      ':::code-group\n\n```bash title="A"\na\n```\n\n```bash\nb\n```\n\n:::',
      '7',
      'found a fence without a title',
    ],
    [
      'a hint that nothing closes',
      'A\n\n:::tip\n\nB\n',
      '3',
      'found :::tip that nothing closes',
    ],
    [
      'a block that nothing closes',
      'A\n\n:::steps\n\n1. One\n',
      '3',
      'found :::steps that nothing closes',
    ],
  ];

  it.each(mistakes)('%s', async (_, text = '', line = '', reason = '') => {
    const page = text.replaceAll(String.raw`\n`, '\n');
    await expect(build(page)).rejects.toMatchObject({
      line: Number(line),
      message: expect.stringContaining(reason) as string,
    });
  });

  it('words with a colon before them are text', async () => {
    expect(await show('The port is :here and https:there')).not.toContain(
      'found',
    );
  });
});
