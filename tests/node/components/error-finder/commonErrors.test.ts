// cspell:ignore FATA unlinkat NXDOMAIN proxyconnect wsarecv connectex
import {explanationsOf} from '../../../../src/components/error-finder/explanations';
import {findErrors} from '../../../../src/components/error-finder/findErrors';
import {pageMessagesIn} from '../../../support/explainedMessages';
import {someFacts} from '../../../support/facts';
import {pairs} from '../../../support/rows';

/** What visitors paste of networks and systems, and the record or the message of a page that comes first. */
const commonErrors: readonly (readonly [text: string, first: string])[] = [
  ...pairs(String.raw`
    dial tcp 1.2.3.4:443: i/o timeout → i-o-timeout
    failed link: Post "https://api.example.com/": context deadline exceeded → context-deadline-exceeded
    dial tcp: lookup pan.baidu.com on 127.0.0.11:53: no such host → no-such-host
    dial tcp: lookup pan.baidu.com: Temporary failure in name resolution → dns-does-not-answer
    lookup pan.baidu.com on 127.0.0.11:53: read udp 172.18.0.2:40512->127.0.0.11:53: i/o timeout → dns-does-not-answer
    Get "https://pan.baidu.com/": context deadline exceeded (Client.Timeout exceeded while awaiting headers) → i-o-timeout
    failed to start children process: fork/exec /opt/alist: permission denied → program-may-not-run
    curl: (6) Could not resolve host: pan.baidu.com → name-not-known
    curl: (7) Failed to connect to nas port 5244 after 2 ms: Could not connect to server → curl-could-not-connect
    dial tcp 1.2.3.4:443: connect: operation not permitted → connect-operation-not-permitted
    Error: getaddrinfo EAI_AGAIN api.example.com → name-lookup-has-to-be-repeated
    Get "https://api.example.com/list": EOF → unexpected-eof
    write tcp 10.0.0.2:5244->10.0.0.9:51234: write: broken pipe → broken-pipe
    read tcp 10.0.0.2:51234->1.2.3.4:443: read: connection reset by peer → tls-handshake-timeout
    wsarecv: An existing connection was forcibly closed by the remote host. → connection-forcibly-closed
    net::ERR_EMPTY_RESPONSE → browser-connection-closed
    listen tcp 0.0.0.0:5244: bind: address already in use → bind-address-already-in-use
    listen tcp 0.0.0.0:5244: bind: An attempt was made to access a socket in a way forbidden by its access permissions. → port-reserved-by-windows
    listen tcp 0.0.0.0:80: bind: permission denied → bind-permission-denied
    listen tcp 192.168.9.9:5244: bind: cannot assign requested address → address-of-another-machine
    dial tcp 127.0.0.1:6800: connect: connection refused → connection-refused
    Get "https://x.example/": proxyconnect tcp: dial tcp 127.0.0.1:7890: connect: connection refused → proxy-cannot-be-reached
    dial tcp 1.2.3.4:443: connect: connection timed out → no-answer-in-time
    dial tcp [2001:db8::1]:443: connect: network is unreachable → network-is-unreachable
    404 page not found → 404-page-not-found
    net/http: timeout awaiting response headers → timeout-awaiting-response-headers
    http: server closed idle connection → server-closed-idle-connection
    start.sh: line 3:  1234 Killed                  ./alist server → memory-ran-out
    Get "https://192.168.1.2:5244/": http: server gave HTTP response to HTTPS client → server-gave-http-response-to-https-client
    Client sent an HTTP request to an HTTPS server. → http-request-to-an-https-server
    tls: first record does not look like a TLS handshake → not-a-tls-handshake
    remote error: tls: handshake failure → tls-handshake-failure
    tls: failed to verify certificate: x509: certificate is valid for *.example.com, not nas.local → x509-other-name
    x509: certificate has expired or is not yet valid: current time 2020-01-01T00:00:00Z is before 2024-05-01T00:00:00Z → x509-certificate-has-expired-or-is-not
    net/http: HTTP/1.x transport connection broken: malformed HTTP response "\x15\x03\x01" → malformed-http-response
    TypeError: Failed to fetch dynamically imported module: https://x.example/assets/Home.js → page-is-older-than-server
    AxiosError: Network Error → network-error
    Access to fetch at 'https://a.example/x' from origin 'https://b.example' has been blocked by CORS policy: No header → blocked-by-cors
    got 401 Unauthorized → http-401
    server returned 403 Forbidden → http-403
    429 Too Many Requests → http-429
    open D:\films: Access is denied. → file-permission-denied
    stat /mnt/films: no such file or directory → no-such-file
    mkdir /mnt/a: read-only file system → read-only-file-system
    read /mnt/a.mkv: input/output error → input-output-error
    open /mnt/nas/a: stale file handle → network-disk-is-gone
    write /tmp/a: no space left on device → no-space-left-on-device
    write /tmp/a: disk quota exceeded → disk-quota-exceeded
    accept tcp [::]:5244: accept4: too many open files → too-many-open-files
    panic: runtime error: invalid memory address or nil pointer dereference → nil-pointer
    net/http: invalid header field value for "Cookie" → invalid-header-value
    parse "\n": net/url: invalid control character in URL → invalid-address
    bash: alist: command not found → command-not-found
    alist.service: Failed with result, status=203/EXEC → service-does-not-start
    exec /opt/alist/alist: exec format error → exec-format-error
    failed update storage: database is locked → database-is-locked
    sh: 1: ./alist: Permission denied → program-may-not-run
    write /mnt/usb/film.mkv: file too large (code 500) → file-too-large
    FATA[2026-11-27] read /opt/alist/data/config.json: is a directory, exit → folder-in-place-of-a-file
    unlinkat /mnt/films: directory not empty, retry → folder-is-not-empty
    [1]    4242 segmentation fault (core dumped)  ./alist server → program-crashed
    <title>502 Bad Gateway</title> nginx/1.24.0 → bad-gateway
    [error] 12#12: *3 client intended to send too large body: 10485760 bytes, client: 192.0.2.7 → request-failed-with-status-code-413
    GET http://192.168.1.2:5244/ net::ERR_CONNECTION_REFUSED 200 → browser-connection-refused
    GET http://192.168.1.2:5244/ net::ERR_CONNECTION_TIMED_OUT in Home.js → browser-no-answer-in-time
  `),
  [
    '$ ./alist server\nbash: ./alist: Permission denied\n$',
    'program-may-not-run',
  ],
  [
    '$ curl -I https://alist.example.org\ncurl: (52) Empty reply from server\n$',
    'browser-connection-closed',
  ],
];

/** Texts with a message that is also the beginning of another one, and the record of its second place. */
const secondPlaces: readonly (readonly [text: string, other: string])[] = [
  [
    'permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock\nfailed get objs: permission denied',
    'permission-denied',
  ],
  [
    'permission denied while trying to connect to the Docker daemon socket, then open x: permission denied',
    'file-permission-denied',
  ],
];

/** Texts without a message that is known. */
const unknown = [
  'error',
  'error:',
  'Error:',
  'error: something nobody knows',
  'Error: 12',
  'failed',
  'it is running and then stopped',
  'https://alist.example.org/assets/a.js',
  'I opened localhost',
  'strange in connection to files.example.com:443',
  'there is no data in /opt after alist was moved',
];

describe.each(['en', 'zh'] as const)('in %s', (locale) => {
  const explanations = explanationsOf(
    someFacts().errorSignatures,
    pageMessagesIn(locale),
  );
  const firstOf = (text: string) =>
    findErrors(text, explanations).found[0]?.[0].id;

  it('the commonest errors of networks and systems have their own record first', () => {
    expect(commonErrors.length).toBeGreaterThanOrEqual(50);
    const others = commonErrors
      .map(([text, first]) => ({text, first, seen: firstOf(text)}))
      .filter(({first, seen}) => first !== seen);
    expect(others).toEqual([]);
  });

  it('a message that occurs twice is found where it stands alone', () => {
    const missed = secondPlaces.filter(
      ([text, other]) =>
        !findErrors(text, explanations)
          .found.flat()
          .some(({id}) => id === other),
    );
    expect(missed).toEqual([]);
  });

  it('a word that stands in many messages, and an error that nobody knows, are not known', () => {
    expect(unknown.filter((text) => firstOf(text) !== undefined)).toEqual([]);
  });
});
