/** Runs a program with the words of its command. Of what it throws, people read the message, not the place in the code. */
export function run(main: (words: string[]) => void | Promise<void>): void {
  const tell = (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  };
  Promise.resolve(process.argv.slice(2)).then(main).catch(tell);
}
