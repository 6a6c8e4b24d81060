/** The code beside a route, highlighted at build time: HTML whose text is the code. */
export interface RouteCode {
  /** The request, in the languages of `sampleTabs` and their order; WebDAV and S3 have none. */
  samples?: readonly string[];
  /** A successful answer with its envelope. */
  example?: string;
}
