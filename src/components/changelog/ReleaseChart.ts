/** Chart of the releases per year; its options come from the facts. */
export {Chart as ReleaseChart} from '../chart/Chart';
