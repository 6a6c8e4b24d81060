import {useColorMode} from '@docusaurus/theme-common';
import {useEffect, useRef, type ReactNode} from 'react';
import {siteColors} from '../../../hooks/siteColors';
import type {ChartOption} from '../../../lib/media/chart';
import type {DrawingProps} from '../LazyDrawing';
import {drawChart} from './echarts';

interface ChartDrawingProps extends DrawingProps {
  option: ChartOption;
  /** In CSS pixels; it never changes, so that nothing below moves. */
  height: number;
}

/** Draws a chart, anew in the colours of the other mode, and fits it to its place. */
export default function Drawing({
  option,
  height,
  onDrawn,
  onFailed,
}: ChartDrawingProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const {colorMode} = useColorMode();
  const report = useRef({onDrawn, onFailed});

  useEffect(() => {
    report.current = {onDrawn, onFailed};
  });

  useEffect(() => {
    const element = place.current;
    if (!element) {
      return undefined;
    }
    try {
      const chart = drawChart(element, option, siteColors(colorMode));
      const observer = new ResizeObserver(() => {
        chart.resize();
      });
      observer.observe(element);
      report.current.onDrawn();
      return () => {
        observer.disconnect();
        chart.dispose();
      };
    } catch (error) {
      report.current.onFailed(
        error instanceof Error ? error.message : String(error),
      );
      return undefined;
    }
  }, [option, colorMode]);

  return <div data-mode={colorMode} ref={place} style={{blockSize: height}} />;
}
