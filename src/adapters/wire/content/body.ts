import type * as t from 'io-ts'
import type { Content } from '../../../domain/chat'
import type { ImageHosts } from '../codecs/fields'

/** The content types of the chat service (decisions.md). */
export const TYPE = { text: 101, image: 102, video: 104, custom: 110, notification: 1400 } as const

/** The part of a message that depends on its kind, as it travels. `ext` is an object, or JSON of one. */
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

/** One kind on the wire. `name` is what `ext.kind` says of it, where the content type alone does not tell. */
export interface ContentWire {
  readonly type: number
  readonly name: string
  /** `null` where the body makes no such content. */
  readonly read: (body: MessageBody, hosts: ImageHosts) => Content | null
  /** `null` where the content is of another kind. */
  readonly write: (content: Content) => MessageBody | null
}

interface Kind<A extends Content> {
  readonly codec: t.Type<A, unknown>
  readonly type: number
  readonly read: (body: MessageBody, hosts: ImageHosts) => A | null
  readonly write: (content: A) => Omit<MessageBody, 'type'>
}

/** A kind, with its name put into `ext` and taken from there. */
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
