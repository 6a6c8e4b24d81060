import type {Locale} from '../../../config/locales';

/** Texts of the OpenAPI document that do not come from the data. */
const en = {
  title: 'AList HTTP API',
  server:
    'Replace it with the address of your server, with its path where it runs below one',
  success:
    'The HTTP status is 200 for success and for errors; "code" tells them apart',
  envelope: 'Every JSON answer has these three fields',
  errorEnvelope: 'An error: "data" is null',
  ownAnswer: 'On success, the answer is not the usual JSON',
  errors: 'Errors come as the usual JSON, with the HTTP status 200',
  token:
    'The token as it is, without the word Bearer in front: the login answers with one, and the settings show the administrator token',
  webdav: 'Name and password of an account',
  s3: 'AWS Signature Version 4 with the keys from the settings',
  whoMayCall: 'Who may call it',
  needs: 'Permission',
  methods: 'Methods',
};

export const descriptionMessages: Readonly<Record<Locale, typeof en>> = {
  en,
  zh: {
    title: 'AList HTTP API',
    server: '换成你的服务器地址；部署在子路径下时要带上该路径',
    success: '成功和出错时 HTTP 状态都是 200，用 code 区分',
    envelope: '每个 JSON 响应都有这三个字段',
    errorEnvelope: '出错：data 为 null',
    ownAnswer: '成功时返回的不是统一的 JSON',
    errors: '出错时返回统一的 JSON，HTTP 状态仍为 200',
    token:
      '令牌原样填写，前面不加 Bearer。登录接口会返回令牌，设置页里有管理员令牌',
    webdav: '账号的用户名和密码',
    s3: 'AWS Signature V4，密钥取自设置',
    whoMayCall: '谁能调用',
    needs: '所需权限',
    methods: '请求方法',
  },
};
