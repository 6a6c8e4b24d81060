import {createEngine} from '../../../../../src/components/search/engine/engine';
import {createSimplify} from '../../../../../src/components/search/engine/simplified';
import {INDEX_FOLDER} from '../../../../../src/components/search/indexFiles';
import words from '../../../../../src/data/synonyms/traditional.json';
import {traditionalPairs} from '../../../../../src/plugins/search-index/traditionalPairs';
import {readPages} from '../../../../support/pages';
import {filesOf, pageOfSections} from '../../../../support/searchSite';

const pages = readPages('zh')
  .map(({text}) => text)
  .join('');
const pairs = traditionalPairs(pages);
const simplify = createSimplify(pairs);

/** Queries of readers in Taiwan and Hong Kong, and what readers in China type. */
const queries = [
  ['掛載路徑', '挂载路径'],
  ['雲端硬碟', '网盘'],
  ['檔案 上傳失敗', '文件 上传失败'],
  ['影片 無法播放', '影片 无法播放'],
  ['預設 埠', '默认 端口'],
  ['本機儲存', '本地存储'],
  ['兩步驟驗證', '两步验证'],
  ['阿里雲盤 刷新權杖', '阿里云盘 刷新令牌'],
  ['網域 憑證', '域名 证书'],
  ['縮圖 記憶體', '缩略图 内存'],
  ['檔名 重新命名', '文件名 重命名'],
  ['用戶端 IP 位址', '客户端 IP 地址'],
  ['著名 upload', '著名 upload'],
] as const;

test('a query in traditional characters is searched as the simplified one that means the same', () => {
  expect(queries.map(([typed]) => simplify(typed))).toEqual(
    queries.map(([, searched]) => searched),
  );
});

test('each word of the table is on no page, and what it means is on one', () => {
  const entries = Object.entries(words);
  expect(entries.filter(([from]) => pages.includes(from))).toEqual([]);
  expect(entries.filter(([, to]) => !pages.includes(to))).toEqual([]);
});

test('search asks for the simplified query', async () => {
  const files = filesOf([
    pageOfSections('/zh/a', '挂载路径', [['', '']]),
    pageOfSections('/zh/b', '其他', [['', '']]),
  ]);
  const core = INDEX_FOLDER + 'core.json';
  files.set(core, {
    ...(files.get(core) as object),
    traditional: '掛挂載载徑径',
  });
  const engine = createEngine(
    async (file) => Promise.resolve(files.get(file)),
    'current',
  );
  const [hit] = (await engine.search('掛載路徑', () => true)) ?? [];
  expect(hit?.address).toBe('/zh/a');
});
