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
  ['伺服器 反向代理', '服务器 反向代理'],
  ['忘記密碼', '忘记密码'],
  ['雲端硬碟', '网盘'],
  ['檔案 上傳失敗', '文件 上传失败'],
  ['資料夾 加密', '文件夹 加密'],
  ['登入 失敗', '登录 失败'],
  ['影片 無法播放', '影片 无法播放'],
  ['帳號 權限', '账号 权限'],
  ['直接連結', '直接链接'],
  ['預設 埠', '默认 端口'],
  ['網路 設定', '网络 设置'],
  ['硬碟 空間', '硬盘 空间'],
  ['本機儲存', '本地存储'],
  ['軟體 備份', '软件 备份'],
  ['離線下載', '离线下载'],
  ['兩步驟驗證', '两步验证'],
  ['搜尋索引', '搜索索引'],
  ['資料庫 遷移', '数据库 迁移'],
  ['阿里雲盤 刷新權杖', '阿里云盘 刷新令牌'],
  ['連線逾時', '连接超时'],
  ['存取金鑰', '访问密钥'],
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
