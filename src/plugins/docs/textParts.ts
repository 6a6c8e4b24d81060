/** A part of a text that comes to life by itself. */
export const TEXT_PART = 'TextPart';

/** The parts of a text that may come a moment later. */
export const LATER_TEXT = 'LaterText';
