/**
 * Copies a text, and says whether that worked: without a secure context there is no clipboard, and some browsers copy for
 * a tap alone.
 */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard)
    .then((clipboard) => clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
