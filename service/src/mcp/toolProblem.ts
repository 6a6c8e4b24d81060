/** Why a tool has no answer, and what to call instead. Its message is sent to the client, so it repeats nothing that was pasted. */
export class ToolProblem extends Error {}
