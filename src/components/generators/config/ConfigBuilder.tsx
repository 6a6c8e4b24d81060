export {default as ConfigBuilder} from './Builder';
