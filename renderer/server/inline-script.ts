/**
 * The text of a script that runs in a document by itself: the function, called. It can use nothing of its file, which the
 * build makes small (`server/build/inline-scripts.ts`).
 */
export const inlineScript = (run: () => void) => `(${run})()`.replace(/\n\s+/g, '\n')
