import type {NoticeEntry} from '../components/notices/noticeEntry';

/**
 * Notices shown over pages. An entry applies to the addresses under its path or to those that its regular expression matches; if several
 * apply, one is shown. A link to a missing page fails the build.
 */
export const notices: readonly NoticeEntry[] = [
  {
    path: '/',
    title: 'Coming from an older AList?',
    content: `
<details>
<summary>Changes since 3.20</summary>
<ul>
<li><a href="/guide/changelog#v3-20-0"><strong>3.20.1</strong></a>: address and ports moved to <a href="/config/configuration#scheme"><code>scheme</code></a>. Until you set them there, AList listens on 5244 without HTTPS.</li>
<li><a href="/guide/changelog#v3-23-0"><strong>Above 3.22.1</strong></a>: single sign-on can create accounts, once <a href="/guide/advanced/sso#auto-register"><strong>Sso auto register</strong></a> is on.</li>
<li><a href="/guide/changelog#v3-25-1"><strong>3.25</strong></a>: passwords are kept as salted hashes. A forgotten one can only be <a href="/faq/howto#how-to-get-password-if-i-forget-it">set anew</a>.</li>
<li><a href="/guide/changelog#v3-30-0"><strong>3.30.0</strong></a>: not for <a href="/guide/install/manual#before-you-start">Windows 7 and Server 2008</a>; their last version is 3.29.1.</li>
</ul>
<p>After you add a cloud drive:</p>
<ul>
<li>Guard your links: leave <a href="/guide/drivers/common#signature">signatures</a> on, give private folders a <a href="/faq/howto#folder-password">meta with a password</a>.</li>
<li>Files missing in Aliyun Drive? Choose the other <a href="/guide/drivers/aliyundrive_open#drive-type">drive type</a>. In <a href="/guide/drivers/139#type">139Yun</a> and <a href="/guide/drivers/189#family">189CloudPC</a>, the family space is a choice of its own.</li>
</ul>
</details>`,
    actions: [
      {
        text: 'Check config.json',
        link: '/config/configuration#scheme',
        type: 'primary',
      },
      {text: 'Got it'},
    ],
    showOnce: true,
  },
  {
    path: '/zh/',
    title: '从旧版升级上来的？',
    content: `
<details>
<summary>3.20 以来的变化</summary>
<ul>
<li><a href="/zh/guide/changelog.html#v3-20-0"><strong>3.20.1</strong></a> 起，地址和端口写在 config.json 的 <a href="/zh/config/configuration.html#scheme"><code>scheme</code></a> 里。旧的配置项不再起作用；设好新的之前，AList 监听 5244 端口，没有 HTTPS。</li>
<li><a href="/zh/guide/changelog.html#v3-23-0"><strong>3.22.1 之后</strong></a>，单点登录可以自动注册账号。要在设置里打开<a href="/zh/guide/advanced/sso.html#auto-register"><strong>Sso 自动注册</strong></a>才会生效。</li>
<li><a href="/zh/guide/changelog.html#v3-25-1"><strong>3.25</strong></a> 起，密码改存加盐哈希。忘了密码查不出来，只能<a href="/zh/faq/howto.html#how-to-get-password-if-i-forget-it">重新设置</a>。</li>
<li><a href="/zh/guide/changelog.html#v3-30-0"><strong>3.30.0</strong></a> 起，不再支持 <a href="/zh/guide/install/manual.html#before-you-start">Windows 7 和 Server 2008</a>，它们最高只能用 3.29.1。</li>
</ul>
<p>添加网盘之后：</p>
<ul>
<li>防止别人盗用链接：保持<a href="/zh/guide/drivers/common.html#signature">签名</a>开启，再用<a href="/zh/faq/howto.html#folder-password">元信息</a>给私密文件夹加上密码。</li>
<li>阿里云盘里找不到文件？换一个<a href="/zh/guide/drivers/aliyundrive_open.html#drive-type">云盘类型</a>。<a href="/zh/guide/drivers/139.html#type">移动云盘</a>和<a href="/zh/guide/drivers/189.html#family">天翼云盘</a>的家庭云也要单独选。</li>
</ul>
</details>`,
    actions: [
      {
        text: '检查 config.json',
        link: '/zh/config/configuration.html#scheme',
        type: 'primary',
      },
      {text: '知道了'},
    ],
    showOnce: true,
  },
];
