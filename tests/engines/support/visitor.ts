import {expect} from '@playwright/test';
import type {Engine} from './engine';
import {look} from './look';
import type {Look} from './look';

/** Somebody in front of one window of an engine. Each step waits until the page lets them take it. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Loads a page of the site. */
  async goto(path: string): Promise<void> {
    await this.engine.goto(this.origin + path);
  }

  /** Loads a page and waits until React has hydrated it. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.seesHydrated();
  }

  /** Puts something into the storage of the browser before a page of the site is opened. */
  async remember(entries: Readonly<Record<string, string>>): Promise<void> {
    await this.goto('/favicon.svg');
    await this.evaluate((all) => {
      Object.entries(all).forEach(([key, value]) => {
        localStorage.setItem(key, value);
      });
    }, entries);
  }

  async reload(): Promise<void> {
    await this.engine.reload();
    await this.seesHydrated();
  }

  async back(): Promise<void> {
    await this.engine.back();
  }

  async forward(): Promise<void> {
    await this.engine.forward();
  }

  /** Presses a key, or several together: `press('Control', 'k')`. */
  async press(...keys: string[]): Promise<void> {
    await this.engine.press(keys);
  }

  async type(text: string): Promise<void> {
    await this.engine.type(text);
  }

  /** Scrolls to an element if need be, and presses its middle once it stands still. */
  async click(css: string, name = ''): Promise<void> {
    let last: Look | null = null;
    await expect(async () => {
      const before = last;
      last = await this.look(css, name, true);
      expect(last, `${css} ${name} can be pressed`).toMatchObject({
        isSeen: true,
      });
      expect(last, `${css} ${name} stands still`).toMatchObject({
        x: before?.x,
        y: before?.y,
      });
      await this.engine.click(last?.x ?? 0, last?.y ?? 0);
    }).toPass();
  }

  /** Presses a form field and replaces what is in it. */
  async fill(css: string, name: string, text: string): Promise<void> {
    await this.click(css, name);
    await this.press('Control', 'a');
    await this.type(text);
    await this.holds(css, text, name);
  }

  /** Waits until this is in a form field. */
  async holds(css: string, text: string, name = ''): Promise<void> {
    await expect(async () => {
      expect((await this.look(css, name))?.value, `${css} ${name}`).toBe(text);
    }).toPass();
  }

  /** Scrolls until an element is in the window. */
  async bringIntoView(css: string, name = ''): Promise<void> {
    await expect(async () => {
      expect(await this.look(css, name, true), `${css} ${name}`).not.toBeNull();
    }).toPass();
  }

  /** Waits until the middle of an element is in the window with nothing over it. */
  async sees(css: string, name = ''): Promise<void> {
    await expect(async () => {
      expect(await this.look(css, name), `${css} ${name}`).toMatchObject({
        isSeen: true,
      });
    }).toPass();
  }

  /** Waits until an element is gone, hidden, covered, or outside the window. */
  async seesNo(css: string, name = ''): Promise<void> {
    await expect(async () => {
      const seen = (await this.look(css, name))?.isSeen ?? false;
      expect(seen, `${css} ${name} is seen`).toBe(false);
    }).toPass();
  }

  /** Waits until the text of an element is like this. */
  async reads(css: string, text: RegExp): Promise<void> {
    await expect(async () => {
      expect((await this.look(css))?.text, css).toMatch(text);
    }).toPass();
  }

  async isFocusedOn(css: string, name = ''): Promise<void> {
    await expect(async () => {
      expect(await this.look(css, name), `${css} ${name}`).toMatchObject({
        isFocused: true,
      });
    }).toPass();
  }

  /** Waits for a path, and for a fragment where one is given: by itself it follows the reading. */
  async isAt(address: string): Promise<void> {
    await expect(async () => {
      const now = await this.evaluate(
        () => location.pathname + location.search + location.hash,
      );
      expect(address.includes('#') ? now : now.replace(/#.*/, '')).toBe(
        address,
      );
    }).toPass();
  }

  async seesHydrated(): Promise<void> {
    await this.until(
      () => document.documentElement.dataset.hasHydrated === 'true',
      'the page is hydrated',
    );
  }

  /** Waits for a condition in the page. */
  async until<Args extends unknown[]>(
    isSo: (...args: Args) => boolean,
    what: string,
    ...args: Args
  ): Promise<void> {
    await expect(async () => {
      expect(await this.evaluate(isSo, ...args), what).toBe(true);
    }).toPass();
  }

  /** Runs a function in the page. It must use nothing from outside itself. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const words = args.map((arg) => JSON.stringify(arg)).join(', ');
    const json = await this.engine.evaluate(
      `(async () => JSON.stringify((await (${run.toString()})(${words})) ?? null))()`,
    );
    return JSON.parse(json) as Awaited<Result>;
  }

  private async look(css: string, name = '', isBroughtIntoView = false) {
    return this.evaluate(look, css, name, isBroughtIntoView);
  }
}
