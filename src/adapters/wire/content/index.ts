import * as t from 'io-ts'
import type { Content } from '../../../domain/chat'
import * as E from 'fp-ts/Either'
import type { ImageHosts } from '../codecs/fields'
import { limitedJson } from '../codecs/limited-json'
import { accessGrantedWire, accessRequestWire } from './access'
import { albumWire } from './album'
import { bodyOf, TYPE, type ContentWire, type MessageBody } from './body'
import { bubbleResultWire, bubbleWire } from './bubble'
import { commandWire } from './command'
import { giftWire } from './gift'
import { groupInviteWire } from './group-invite'
import { imageWire } from './image'
import { liveNotifyWire } from './live-notify'
import { notificationWire } from './notification'
import { groupSetAdminWire, joinWire } from './people'
import { privateSpaceStateWire } from './private-space-state'
import { recalledWire } from './recalled'
import { replyWire } from './reply'
import { richTextWire } from './rich-text'
import { spaceWire } from './space'
import { stickerWire } from './sticker'
import { textWire } from './text'
import { videoWire } from './video'
import { voiceWire } from './voice'

const KINDS: readonly ContentWire[] = [
  textWire,
  imageWire,
  albumWire,
  videoWire,
  voiceWire,
  stickerWire,
  replyWire,
  richTextWire,
  groupInviteWire,
  spaceWire,
  notificationWire,
  accessGrantedWire,
  accessRequestWire,
  joinWire,
  bubbleWire,
  bubbleResultWire,
  giftWire,
  liveNotifyWire,
  groupSetAdminWire,
  privateSpaceStateWire,
  commandWire,
  recalledWire,
]

/** The largest `ext` in bytes. A larger `ext` is not parsed and counts as empty. */
const EXT_LIMIT = 65_536

/** `ext` as an object. The server sends an object or JSON. Any other value becomes an empty object (BI-320). */
export const extOf = (u: unknown): Readonly<Record<string, unknown>> => {
  if (typeof u !== 'string') return t.UnknownRecord.is(u) ? u : {}
  const json = limitedJson(u, EXT_LIMIT)
  return E.isRight(json) && t.UnknownRecord.is(json.right) ? json.right : {}
}

/**
 * The content of a message whose `ext` is unreadable: the message's text, or the kind `unknown` if the message has no
 * text.
 */
const withoutExt = ({ msg }: MessageBody): Content =>
  msg === '' ? { kind: 'unknown' } : { kind: 'text', text: msg, mentions: [] }

const NAMED: ReadonlySet<unknown> = new Set([TYPE.custom, TYPE.notification])

export const parseContent = (body: MessageBody, hosts: ImageHosts = []): Content => {
  const { type, ext } = body
  // Several kinds without a name may share a type. Each reads only its own fields.
  const known = KINDS.filter((kind) => kind.type === type && (!NAMED.has(type) || kind.name === ext['kind']))
  if (known.length > 0)
    return known.reduce<Content | null>((found, kind) => found ?? kind.read(body, hosts), null) ?? withoutExt(body)
  return NAMED.has(type) && !('kind' in ext) ? withoutExt(body) : { kind: 'unknown' }
}

const UNKNOWN = 0
export const encodeContent = (content: Content): MessageBody =>
  KINDS.reduce<MessageBody | null>((found, kind) => found ?? kind.write(content), null) ?? bodyOf(UNKNOWN, '')
