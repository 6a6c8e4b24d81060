export {createPortal, default, flushSync} from 'preact/compat';
