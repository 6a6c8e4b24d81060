import type {Locale} from '../../../src/config/locales';

/** Words of the answers that are no facts and on no page. */
const labels = {
  signIn: {en: 'Sign-in', zh: '登录方式'},
  operations: {en: 'Operations', zh: '支持的操作'},
  downloads: {en: 'Downloads of a new storage', zh: '新存储的下载方式'},
  root: {en: 'Root folder', zh: '根文件夹'},
  hosts: {en: 'AList sends requests to', zh: 'AList 请求的主机'},
  since: {en: 'Since', zh: '起始版本'},
  dangers: {en: 'Dangers', zh: '风险'},
  limits: {en: 'Limits', zh: '限制'},
  noUpload: {en: 'It has no uploads.', zh: '不支持上传。'},
  renameFails: {en: 'Renaming a file fails.', zh: '文件无法重命名。'},
  alwaysProxied: {
    en: 'Downloads always pass through the AList server.',
    zh: '下载始终经过 AList 服务器。',
  },
  renamesOld: {
    en: 'Before an upload replaces a file, AList renames the old file.',
    zh: '上传同名文件时，AList 会先给旧文件改名。',
  },
  options: {en: 'Options of the form', zh: '表单选项'},
  required: {en: 'required', zh: '必填'},
  standard: {en: 'Default', zh: '默认值'},
  type: {en: 'Type', zh: '类型'},
  values: {en: 'Values', zh: '可选值'},
  variable: {en: 'Environment variable', zh: '环境变量'},
  inConfig: {en: 'in config.json', zh: '（config.json）'},
  inSettings: {en: 'in the settings', zh: '（后台设置）'},
  inForm: {en: 'in the form of a storage', zh: '（存储表单）'},
  made: {en: 'AList makes it', zh: '由 AList 生成'},
  restart: {
    en: 'Restart AList after a change.',
    zh: '修改后要重启 AList。',
  },
  group: {en: 'Group', zh: '分组'},
  visibleTo: {en: 'Visible to', zh: '可见范围'},
  shownFor: {en: 'Shown for', zh: '适用'},
  readBy: {en: 'Read by', zh: '由谁读取'},
  destructive: {
    en: 'It deletes or replaces something. Ask the user first.',
    zh: '会删除或替换数据，先征得用户同意。',
  },
  otherResults: {en: 'Other results', zh: '其他结果'},
  missing: {en: 'On no page', zh: '没有页面提到'},
  severalCauses: {
    en: 'one of several possible causes',
    zh: '可能的原因之一',
  },
  cut: {
    en: 'A part of a known message is in the text:',
    zh: '文本中有一条已知消息的一部分：',
  },
  similar: {
    en: 'No known message is in the text. Similar ones:',
    zh: '文本中没有已知消息，相近的有：',
  },
  line: {en: 'Line', zh: '第'},
  certain: {en: 'certain', zh: '确定'},
  likely: {en: 'likely', zh: '很可能'},
  advice: {en: 'advice', zh: '建议'},
  noFaults: {en: 'No faults were found.', zh: '没有发现问题。'},
  more: {
    en: 'Cut here. read_page has the rest.',
    zh: '此处截断，其余用 read_page 读取。',
  },
  sections: {
    en: 'Sections, for read_page(path, section):',
    zh: '章节（用于 read_page(path, section)）：',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export const labelsIn =
  (locale: Locale) =>
  (name: keyof typeof labels): string =>
    labels[name][locale];
