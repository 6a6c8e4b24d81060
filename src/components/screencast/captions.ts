import type {Locale} from '../../config/locales';
import type {Screencast} from '../../data/screencasts/schema';

/** The duration of a screencast, in seconds. */
export function durationOf(steps: Screencast['steps']): number {
  return steps.reduce((sum, {seconds}) => sum + seconds, 0);
}

/** A time as WebVTT writes it. */
const timestamp = (seconds: number) =>
  `00:${new Date(seconds * 1000).toISOString().slice(14, 23)}`;

/** The captions as WebVTT: one for each step, as long as the step. */
export function writeCaptions(
  steps: Screencast['steps'],
  locale: Locale,
): string {
  const cues = steps.map(({caption, seconds}, index) => {
    const start = durationOf(steps.slice(0, index));
    const times = `${timestamp(start)} --> ${timestamp(start + seconds)}`;
    return `${times}\n${caption[locale]}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
