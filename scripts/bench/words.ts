import type {Locale} from '../../src/config/locales';
import type {PartName} from './figures';
import type {BenchPage, SubjectName} from './pages';

type Text = Readonly<Record<Locale, string>>;

export type Unit = 'bytes' | 'ms' | 's' | 'number' | 'small';

/** What is shown of a metric. */
export interface MetricWords {
  label: Text;
  unit: Unit;
}

export const subjectWords: Readonly<Record<SubjectName, Text>> = {
  site: {en: 'This site', zh: '本站'},
  vitepress: {en: 'VitePress', zh: 'VitePress'},
  starlight: {en: 'Starlight', zh: 'Starlight'},
  docusaurus: {en: 'Docusaurus', zh: 'Docusaurus'},
};

export const pageWords: Readonly<Record<BenchPage, Text>> = {
  home: {en: 'Home', zh: '首页'},
  configuration: {en: 'Configuration', zh: '配置'},
  driver: {en: 'S3', zh: 'S3'},
  api: {en: 'API: files', zh: 'API：文件'},
};

export const localeWords: Readonly<Record<Locale, Text>> = {
  en: {en: 'English', zh: '英文'},
  zh: {en: 'Chinese', zh: '中文'},
};

const tap = (en: string, zh: string) =>
  ({
    paint: {
      label: {en: `${en}: next paint`, zh: `${zh}：下一次绘制`},
      unit: 'ms',
    },
    answer: {label: {en: `${en}: done`, zh: `${zh}：完成`}, unit: 'ms'},
    lost: {
      label: {en: `${en}: lost taps`, zh: `${zh}：丢失的点按`},
      unit: 'number',
    },
  }) as const;

function tapMetrics(): Record<string, MetricWords> {
  const all = {
    menu: tap('Menu', '菜单'),
    theme: tap('Appearance', '外观'),
    search: tap('Search', '搜索'),
    sidebar: tap('Sidebar', '侧边栏'),
    link: tap('Link', '链接'),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, metrics]) =>
      Object.entries(metrics).map(([key, value]) => [`${name}-${key}`, value]),
    ),
  );
}

/** What a part of the report says, and which of its metrics it shows, in this order. */
export interface PartWords {
  id: string;
  title: Text;
  intro: Text;
  metrics: Readonly<Record<string, MetricWords>>;
  /** The metric that is also drawn, for the pages in English. */
  chart?: string;
}

export const partWords: Readonly<Record<PartName, PartWords>> = {
  bytes: {
    id: 'bytes',
    title: {en: 'What a page fetches', zh: '一个页面要下载什么'},
    intro: {
      en: 'Bodies of the answers, compressed with Brotli, until nothing more comes by itself; pictures are left out of the sum.',
      zh: '响应正文用 Brotli 压缩后的大小，一直数到页面不再自行下载为止；合计不含图片。',
    },
    metrics: {
      script: {label: {en: 'scripts', zh: '脚本'}, unit: 'bytes'},
      style: {label: {en: 'styles', zh: '样式'}, unit: 'bytes'},
      html: {label: {en: 'HTML', zh: 'HTML'}, unit: 'bytes'},
      font: {label: {en: 'fonts', zh: '字体'}, unit: 'bytes'},
      data: {label: {en: 'data', zh: '数据'}, unit: 'bytes'},
      prefetch: {label: {en: 'prefetched', zh: '预取'}, unit: 'bytes'},
      withoutImages: {label: {en: 'all', zh: '合计'}, unit: 'bytes'},
      requests: {label: {en: 'requests', zh: '请求数'}, unit: 'number'},
    },
    chart: 'script',
  },
  lighthouse: {
    id: 'lighthouse',
    title: {en: 'On a slow phone', zh: '在慢手机上'},
    intro: {
      en: 'Lighthouse with its own settings for phones: its score, when the largest part of the page is painted (LCP), for how long the page does not answer (TBT), and how far parts move (CLS).',
      zh: '用 Lighthouse 默认的手机设置测：得分、最大内容绘制时间（LCP）、总阻塞时间（TBT）和布局偏移（CLS）。',
    },
    metrics: {
      performance: {label: {en: 'score', zh: '得分'}, unit: 'number'},
      lcp: {label: {en: 'LCP', zh: 'LCP'}, unit: 'ms'},
      tbt: {label: {en: 'TBT', zh: 'TBT'}, unit: 'ms'},
      cls: {label: {en: 'CLS', zh: 'CLS'}, unit: 'small'},
    },
    chart: 'lcp',
  },
  taps: {
    id: 'taps',
    title: {en: 'Taps while a page loads', zh: '加载过程中的点按'},
    intro: {
      en: 'A processor four times slower, a slow mobile line, and one tap in each loading, 50 to 1500 milliseconds behind the first paint. A tap is lost if nothing has come of it after five seconds.',
      zh: '处理器放慢到四分之一，网络为慢速移动网络。每次加载只点一下，时间在首次绘制之后 50 到 1500 毫秒。五秒后仍没有结果的算作丢失。',
    },
    metrics: tapMetrics(),
  },
  navigation: {
    id: 'navigation',
    title: {en: 'From one page to the next', zh: '从一页到下一页'},
    intro: {
      en: 'From a tap on a link in the text to the painted heading of the other page, with a processor four times slower.',
      zh: '从点按正文里的链接，到另一页的标题画出来为止，处理器放慢到四分之一。',
    },
    metrics: {heading: {label: {en: 'heading', zh: '标题'}, unit: 'ms'}},
  },
  search: {
    id: 'search',
    title: {en: 'The first search', zh: '第一次搜索'},
    intro: {
      en: 'With nothing fetched before and a processor four times slower: until the field is there, then until a word in it has painted results, and what came for both. Stock Docusaurus has no search.',
      zh: '事先什么都没有下载，处理器放慢到四分之一：先到输入框出现为止，再到输入一个词、结果画出来为止，以及两步一共下载了多少。原版 Docusaurus 没有搜索。',
    },
    metrics: {
      opening: {label: {en: 'field', zh: '输入框'}, unit: 'ms'},
      results: {label: {en: 'results', zh: '结果'}, unit: 'ms'},
      bytes: {label: {en: 'fetched', zh: '下载'}, unit: 'bytes'},
    },
  },
  builds: {
    id: 'builds',
    title: {en: 'Builds', zh: '构建'},
    intro: {
      en: 'All pages in both languages; cold without anything from an earlier build, warm right after one. Memory is the most that all processes held at a time.',
      zh: '两种语言的全部页面。冷构建不用以前留下的任何东西，热构建紧接在一次构建之后。内存是所有进程同时占用的最大值。',
    },
    metrics: {
      'cold-seconds': {label: {en: 'cold', zh: '冷构建'}, unit: 's'},
      'warm-seconds': {label: {en: 'warm', zh: '热构建'}, unit: 's'},
      'cold-memory': {
        label: {en: 'memory, cold', zh: '内存（冷）'},
        unit: 'bytes',
      },
      'warm-memory': {
        label: {en: 'memory, warm', zh: '内存（热）'},
        unit: 'bytes',
      },
    },
  },
};

export const reportWords = {
  what: {en: 'What', zh: '项目'},
  measured: {
    en: (on: string, cores: number, busy: number) =>
      `Measured on ${on}, with ${cores} cores; other work per core at the start: ${busy}.`,
    zh: (on: string, cores: number, busy: number) =>
      `测于 ${on}，${cores} 核；开始时每核的其他负载：${busy}。`,
  },
} as const;

export const growthWords = {
  id: 'growth',
  title: {en: 'More pages', zh: '页面变多时'},
  intro: {
    en: 'This site with copies of its pages. The chart shows how many times the cost of the site as it is.',
    zh: '把本站的页面复制成几倍再构建。图里是成本相对现在的倍数。',
  },
  pages: {en: 'Pages', zh: '页面数'},
  multiple: {en: 'multiple of the site as it is', zh: '相对现在的倍数'},
  columns: {
    buildSeconds: {label: {en: 'Build, cold', zh: '冷构建'}, unit: 's'},
    buildMemory: {label: {en: 'Memory', zh: '内存'}, unit: 'bytes'},
    searchIndex: {label: {en: 'Search index', zh: '搜索索引'}, unit: 'bytes'},
    searchCore: {
      label: {en: 'Its first file', zh: '索引的首个文件'},
      unit: 'bytes',
    },
    everyPage: {
      label: {en: 'Named by every page', zh: '每页引用的文件'},
      unit: 'bytes',
    },
    main: {label: {en: 'Main script', zh: '主脚本'}, unit: 'bytes'},
    onePage: {
      label: {en: 'One page in all', zh: '打开一页的总量'},
      unit: 'bytes',
    },
  },
} as const satisfies {
  columns: Record<string, MetricWords>;
} & Record<string, unknown>;
