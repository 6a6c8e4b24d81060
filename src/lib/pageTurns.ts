import {createTurns} from './turns';

/** What a reader does that a page has to answer. */
const inputs = ['pointerdown', 'pointerup', 'click', 'keydown'];

/** Does something behind what the browser has to do already, and after the reader has touched the page, behind the frame that answers. */
function createBrowserTasks(): (work: () => void) => void {
  const tasks: (() => void)[] = [];
  const {port1, port2} = new MessageChannel();
  const post = () => {
    port2.postMessage(null);
  };
  let isTouched = false;
  port1.onmessage = () => {
    if (isTouched) {
      isTouched = false;
      requestAnimationFrame(post);
    } else {
      tasks.shift()?.();
    }
  };
  inputs.forEach((type) => {
    addEventListener(type, () => (isTouched = true), {
      capture: true,
      passive: true,
    });
  });
  return (work) => {
    tasks.push(work);
    post();
  };
}

let browserTasks: ReturnType<typeof createBrowserTasks> | undefined;

/** The order in which the parts of a page come to life. On the server nobody waits: a part comes as soon as it is asked for. */
export const pageTurns = createTurns(
  typeof window === 'undefined'
    ? queueMicrotask
    : (work) => (browserTasks ??= createBrowserTasks())(work),
);
