/** A message as it goes out. */
export type Message = {
  /** The same however often it is tried: whoever takes it can tell that they have it already. */
  id: string
  kind: string
  /** A phone as E.164, or an e-mail address. */
  recipient: string
  /** The clinic's name. */
  clinic: string
  subject: string
  text: string
  /** Code under which its words are registered for Alimtalk, where the clinic has one. */
  templateCode?: string
}

/** A way to send messages. */
export type Transport = {
  name: string
  /** Returns whether it reaches this recipient. */
  takes(message: Message): boolean
  /** Throws where the message was not taken. It may be given one that it has already, by `id`, and keeps one. */
  send(message: Message): Promise<void>
  /** Removes what it kept of a message, by `id`; does nothing where it kept none. */
  forget?(id: string): Promise<void>
}

export const isEmail = ({ recipient }: Pick<Message, 'recipient'>) => recipient.includes('@')
