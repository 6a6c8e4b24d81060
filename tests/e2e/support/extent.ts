const {CRAWL: extent = 'sample'} = process.env;
if (extent !== 'whole' && extent !== 'sample') {
  throw new Error(`CRAWL: found "${extent}", expected "whole" or "sample"`);
}

/** Whether everything is tried that the tests know: the scheduled check asks for it; a contributor does not wait so long. */
export const isWhole = extent === 'whole';
