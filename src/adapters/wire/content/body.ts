import type * as t from 'io-ts'
import type { Content } from '../../../domain/chat'
import type { ImageHosts } from '../codecs/fields'

/** The content types of the chat service (decisions.md). */
export const TYPE = { text: 101, image: 102, video: 104, custom: 110, notification: 1400 } as const

/** The fields of a message that depend on the message's kind. `ext` is an object, or JSON of an object. */
export interface MessageBody {
  readonly type: number
  readonly msg: string
  readonly picture: unknown
  readonly video: unknown
  readonly ext: Readonly<Record<string, unknown>>
}

export const bodyOf = (type: number, msg: string, rest: Partial<MessageBody> = {}): MessageBody => ({
  picture: null,
  video: null,
  ext: {},
  ...rest,
  type,
  msg,
})

/**
 * The wire format of a content kind. If several kinds share a type, `ext.kind` contains `name` to distinguish the
 * kinds.
 */
export interface ContentWire {
  readonly type: number
  /** `undefined` for a kind that has no name in `ext`, so that a client without the kind shows the text in `msg`. */
  readonly name: string | undefined
  /** Returns `null` when the body does not decode. */
  readonly read: (body: MessageBody, hosts: ImageHosts) => Content | null
  /** Returns `null` if this wire format is for a different kind of content. */
  readonly write: (content: Content) => MessageBody | null
}

interface Kind<A extends Content> {
  readonly codec: t.Type<A, unknown>
  readonly type: number
  readonly read: (body: MessageBody, hosts: ImageHosts) => A | null
  readonly write: (content: A) => Omit<MessageBody, 'type'>
}

/** Defines the wire format of a kind, and writes the kind's name to `ext.kind`. */
export const contentWire = <A extends Content>({ codec, type, read, write }: Kind<A>): ContentWire => ({
  type,
  name: codec.name,
  read,
  write: (content) => {
    if (content.kind !== codec.name || !codec.is(content)) return null
    const body = write(content)
    return { ...body, type, ext: { ...body.ext, kind: codec.name } }
  },
})
