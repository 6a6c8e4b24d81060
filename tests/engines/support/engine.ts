export interface Size {
  width: number;
  height: number;
}

/** One window of one engine: as little as each protocol can do. What a visitor does with it is in `visitor.ts`. */
export interface Engine {
  /** Loads an address. Journeys wait for what they need of it. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs an expression in the page; its value, or that of its promise, is a string. */
  evaluate: (expression: string) => Promise<string>;
  /** Presses the mouse at a point of the window. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys one after the other and releases them backwards. Names are those of `KeyboardEvent.key`. */
  press: (keys: readonly string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** What the pages threw or wrote to the console as an error so far. */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** A started browser. Each window has storage of its own. */
export interface Driver {
  open: (size: Size) => Promise<Engine>;
  stop: () => Promise<void>;
}

/** What a driver starts: the browser's program, with every host but this computer behind a proxy. */
export interface DriverOptions {
  program: string;
  /** Host and port. */
  proxy: string;
}
