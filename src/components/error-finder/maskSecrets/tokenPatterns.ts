// cspell:ignore LTAI AKID glpat AKIA ASIA AROA AIDA oprsu aeiou psru chpasswd sshpass
/**
 * Secrets that are known by their shape. The prefixes of tokens are those of gitleaks and secretlint's recommended rules
 * (https://github.com/gitleaks/gitleaks, https://github.com/secretlint/secretlint), with those of the providers of this site. The group
 * `secret` stands at the end of a match. To keep the time linear, repetitions are bounded, or stand at the end.
 */
export const tokenPatterns: readonly RegExp[] = [
  // Private keys, also without their end
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY[\s\S]*?(?:-----END [^-\r\n]{1,60}-----|$)/g,
  // JSON Web Tokens, also cut off
  /\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g,
  // AWS, Alibaba Cloud, Tencent Cloud
  /\b(?:AKIA|ASIA|AROA|AIDA)[A-Z\d]{12,}/g,
  /\b(?:LTAI|AKID)\w{12,}/g,
  // GitHub, GitLab, npm, Hugging Face, Slack, OpenAI, Google
  /\b(?:gh[oprsu]_|github_pat_|glpat-|npm_|hf_|xox[a-z]-|sk-(?=[\w-]{0,20}\d)|AIza)[\w-]{16,}/g,
  /\bya29\.[\w-]{8,}/g,
  /\b1\/\/0[\w-]{16,}/g,
  // Microsoft, Dropbox, AList
  /\bM\.[A-Z]\d{0,4}_[\w.!*$-]{6,}/g,
  /\bsl\.(?:u\.)?[\w-]{16,}/g,
  /\balist-[\da-f]{8}-[\w-]{16,}/g,
  // Hashes of passwords
  /\$(?:apr1|2[aby]|[156y])\$[^\s:"']{8,}/g,
  // Parts of signed requests
  /\b(?:Credential|Signature)=(?<secret>[^\s,&"']{4,})/g,
  /\b(?:bearer|basic|digest)\s{1,3}(?=[\w.~+/-]{0,40}[\d=])(?<secret>[\w.~+/=-]{4,})/gi,
  // User and password in addresses, also with the escaped slashes of JSON, and in data source names of Go
  /:(?:\\?\/){2}(?<secret>[^\s/?#"<>`\\@:,[]{0,100}:(?!\d{1,5}(?:[/?#\s]|$))[^\s"<>@]{1,200}(?:@[^\s/?#"<>@]{1,100}){0,3})(?=@)/g,
  /:(?:\\?\/){2}(?<secret>[^\s/?#"<>`\\@:]{1,300})(?=@)/g,
  /%3A%2F%2F(?<secret>[^\s&"<>%]{0,100}%3A[^\s&"<>%]{1,200})(?=%40)/gi,
  /(?<secret>[\w.%+-]{1,64}:[^\s"'<>]{1,128})(?=@(?:tcp|udp|unix)\()/g,
  /(?<secret>[\w.%+-]{1,64}:[^\s@/"'<>]{1,128})(?=@(?!sha256:)[\w[])/g,
  // Parameters of addresses whose names mean a secret only there
  /[?&;](?:amp;)?(?:code|key|state|ticket|ut|uk|x-[\w-]{1,40})=(?<secret>[^&\s"'#<>\\`…，。、）]+)/gi,
  /[?&][\w.%~-]{1,60}=(?<secret>[^&\s"'#<>\\`…，。、）]{16,})/g,
  // Cookies without a header
  /\b(?!(?:path|domain|expires|max-age|samesite|version|charset|boundary|filename|name|q|type|server|host|port|user|database)=)[\w.%-]{1,60}=(?<secret>[^\s;,"'*&]{6,512})(?=;\s?[\w.%-]{1,60}=)/gi,
  /;\s?(?!(?:path|domain|expires|max-age|samesite|version|charset|boundary|filename|name|q|type|server|host|port|user|database)=)[\w.%-]{1,60}=(?<secret>[^\s;,"'*&]{6,})/gi,
  // Secrets in commands
  /\badmin\s{1,3}set\s{1,3}(?<secret>"[^"\r\n]{1,100}|'[^'\r\n]{1,100}|[^\s"']{1,100})/g,
  /(?:^|\s)(?:-[uU]|--(?:proxy-)?user)[ =]{1,3}["']?(?!\d{1,10}:\d{1,10}(?:["'\s]|$))[^\s:"']{0,64}:(?<secret>[^\s"']{1,100})/gm,
  /\b(?:mysql|mariadb|7z|sshpass)[^\r\n]{0,200}?\s-p(?=[^\s/\\.-])(?<secret>[^\s"']{1,100})/g,
  // Personal data: mail addresses, phone numbers
  /[\w.+-]{1,64}@(?:[\w-]{1,64}\.){1,8}[a-z]{2,24}(?![\w-])/gi,
  /(?:^|[^\d.+])(?<secret>(?:\+?86[ -]?)?1[3-9]\d(?:\d{8}|[ -]\d{4}[ -]\d{4}))(?!\d)/g,
  // Keys and hashes: long runs of letters and digits
  /\b(?=[a-z]{0,31}\d)(?=\d{0,31}[a-z])[a-z\d]{32,}={0,2}/gi,
];
