/**
 * Thrown for a file that can't be read back. The reasons are: the file is no dump; it is cut off; it comes from
 * another build; it holds every partner where one is wanted; its partner has moved here already. The operator reads
 * the message.
 */
export class DumpError extends Error {
  override name = 'DumpError'
  readonly reason: 'format' | 'whole' | 'build' | 'everything' | 'moved'

  constructor(reason: DumpError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}
