import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import type {HeadElement} from './headScripts';
import {createLifecycle} from './lifecycle';

const elements = globalData['head-scripts']?.default as HeadElement[];

export const {onRouteUpdate, onRouteDidUpdate} = createLifecycle(
  elements,
  () => {
    window.location.reload();
  },
  ExecutionEnvironment.canUseDOM ? window : undefined,
);
