import {Prism} from 'prism-react-renderer';

/** The files of prismjs add their languages to a global object, and have none of their own here. */
Object.assign(globalThis, {Prism});
