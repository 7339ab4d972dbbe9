/** Thrown for what is no command, or cannot be done as asked; the message is for the operator. */
export class CommandError extends Error {
  override name = 'CommandError'
}
