/**
 * Thrown for a file that can't be read back: no dump at all, one that is cut off, another build's, one of every partner
 * where a single one is wanted, or one of a partner that has moved here already. The message is for who runs the command.
 */
export class DumpError extends Error {
  override name = 'DumpError'
  readonly reason: 'format' | 'whole' | 'build' | 'everything' | 'moved'

  constructor(reason: DumpError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}
