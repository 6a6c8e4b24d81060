import {useColorMode} from '@docusaurus/theme-common';
import type {EChartsType} from 'echarts/core';
import EChartsReact from 'echarts-for-react/esm/core';
import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {siteColors} from '../drawing/siteColors';
import type {ChartOption} from './chartOptions';
import type {DrawingProps} from '../drawing/LazyDrawing';
import {completed, echarts, themeOf} from './echarts';

interface ChartDrawingProps extends DrawingProps {
  option: ChartOption;
  /** In CSS pixels; constant, to avoid layout shifts. */
  height: number;
}

/** echarts-for-react sets options in a promise without a catch, so it gets none; the real ones are set where errors are caught. */
const nothingYet = {};

const renderer = {renderer: 'svg'} as const;

/** Draws a chart, and updates it for the colour mode and its size. */
export default function Drawing({
  option,
  height,
  onDrawn,
  onFailed,
}: ChartDrawingProps): ReactNode {
  const [chart, setChart] = useState<EChartsType>();
  const {colorMode} = useColorMode();
  const reportDrawn = useEffectEvent(onDrawn);
  const reportFailed = useEffectEvent(onFailed);

  useEffect(() => {
    if (!chart) {
      return;
    }
    try {
      chart.setTheme(themeOf(siteColors(colorMode)));
      chart.setOption(completed(option), {notMerge: true});
      reportDrawn();
    } catch (error) {
      reportFailed(error instanceof Error ? error.message : String(error));
    }
  }, [chart, option, colorMode]);

  return (
    <EChartsReact
      data-mode={colorMode}
      echarts={echarts}
      onChartReady={setChart}
      option={nothingYet}
      opts={renderer}
      style={{height}}
    />
  );
}
