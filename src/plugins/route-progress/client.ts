import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createLifecycle} from './lifecycle';

export default ExecutionEnvironment.canUseDOM
  ? createLifecycle(document.documentElement)
  : {};
