import {rootLocale} from '../../../src/config/locales';

export default {currentLocale: rootLocale};
