import {BarChart, LineChart, PieChart, ScatterChart} from 'echarts/charts';
import {
  AriaComponent,
  DatasetComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
} from 'echarts/components';
import {
  dispose,
  getInstanceByDom,
  init,
  use as register,
  type EChartsCoreOption,
} from 'echarts/core';
import {LabelLayout} from 'echarts/features';
import {SVGRenderer} from 'echarts/renderers';
import type {SiteColors} from '../drawing/siteColors';
import type {ChartOption} from './chartOptions';

register([
  BarChart,
  LineChart,
  PieChart,
  ScatterChart,
  AriaComponent,
  DatasetComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  LabelLayout,
  SVGRenderer,
]);

/** The site's colours and font as a theme of ECharts. */
export function themeOf(colors: SiteColors) {
  const {fontFamily} = getComputedStyle(document.body);
  const text = {color: colors.text, fontFamily};
  const axis = {
    axisLine: {lineStyle: {color: colors.lineStrong}},
    axisTick: {lineStyle: {color: colors.lineStrong}},
    axisLabel: {color: colors.textQuiet},
    nameTextStyle: {color: colors.textQuiet},
    splitLine: {lineStyle: {color: colors.line}},
  };
  return {
    color: [
      colors.accent,
      colors.info,
      colors.warn,
      colors.danger,
      colors.textQuiet,
    ],
    backgroundColor: 'transparent',
    textStyle: text,
    legend: {textStyle: text},
    tooltip: {
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: text,
    },
    categoryAxis: axis,
    valueAxis: axis,
    timeAxis: axis,
    logAxis: axis,
    bar: {label: {color: colors.text}},
    line: {label: {color: colors.text}},
    scatter: {label: {color: colors.text}},
    pie: {
      label: {color: colors.text},
      itemStyle: {borderColor: colors.page, borderWidth: 1},
    },
  };
}

/** Adds the defaults to the options of a page. */
export function completed(option: ChartOption): EChartsCoreOption {
  const hasSeveral = option.series.length > 1;
  const isPie = option.series.some(({type}) => type === 'pie');
  return {
    animation: false,
    // Several series also differ in their pattern, not by colour alone.
    aria: {enabled: true, label: {enabled: false}, decal: {show: hasSeveral}},
    ...(hasSeveral ? {legend: {bottom: 0}} : {}),
    tooltip: {trigger: isPie ? 'item' : 'axis', confine: true},
    ...(isPie
      ? {}
      : {
          xAxis: {},
          yAxis: {},
          grid: {
            left: 8,
            right: 16,
            top: 32,
            bottom: hasSeveral ? 40 : 8,
            containLabel: true,
          },
        }),
    ...option,
  };
}

/** The functions that echarts-for-react uses. */
export const echarts = {init, dispose, getInstanceByDom};
