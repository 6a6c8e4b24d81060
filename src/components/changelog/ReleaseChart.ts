/** How often the product was released: a chart whose options are made from facts. */
export {Chart as ReleaseChart} from '../chart/Chart';
