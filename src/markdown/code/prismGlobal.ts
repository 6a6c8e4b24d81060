import {Prism} from 'prism-react-renderer';

/** The language files of prismjs extend a global object. */
Object.assign(globalThis, {Prism});
