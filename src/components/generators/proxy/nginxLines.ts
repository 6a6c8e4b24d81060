/** Lines for nginx that AList needs, as the generator writes them and the linter recommends them. */
export const nginxLines = {
  host: 'proxy_set_header Host $http_host;',
  realIp: 'proxy_set_header X-Real-IP $remote_addr;',
  forwardedFor: 'proxy_set_header X-Forwarded-For $remote_addr;',
  forwardedProto: 'proxy_set_header X-Forwarded-Proto $scheme;',
  range: 'proxy_set_header Range $http_range;',
  ifRange: 'proxy_set_header If-Range $http_if_range;',
  requestBuffering: 'proxy_request_buffering off;',
  tempFile: 'proxy_max_temp_file_size 0;',
} as const;

/** The largest upload; 0 for no limit. */
export const bodySizeLine = (bytes: number) =>
  `client_max_body_size ${String(bytes)};`;

export const readTimeoutLine = (minutes: number) =>
  `proxy_read_timeout ${String(minutes)}m;`;

export const sendTimeoutLine = (minutes: number) =>
  `proxy_send_timeout ${String(minutes)}m;`;

/** What belongs into the location of AList, below `proxy_pass`. */
export function locationLines(waitMinutes: number): string[] {
  const {host, realIp, forwardedFor, forwardedProto, range, ifRange} =
    nginxLines;
  return [
    'proxy_http_version 1.1;',
    ...[host, realIp, forwardedFor, forwardedProto, range, ifRange],
    'proxy_redirect off;',
    nginxLines.requestBuffering,
    nginxLines.tempFile,
    readTimeoutLine(waitMinutes),
    sendTimeoutLine(waitMinutes),
  ];
}
