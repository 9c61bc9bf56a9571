import type { Content, ContentByKind, ContentKind } from '../../../../domain/chat'
import { accessGranted, accessRequest } from './access'
import { album } from './album'
import { bubble, bubbleResult } from './bubble'
import { command } from './command'
import { gift } from './gift'
import { groupInvite } from './group-invite'
import { image } from './image'
import type { BubbleStyle, MessageKindView } from './message-kind'
import { liveNotify } from './live-notify'
import { notification } from './notification'
import { groupSetAdmin, join } from './people'
import { privateSpaceState } from './private-space-state'
import { recalled } from './recalled'
import { reply } from './reply'
import { richText } from './rich-text'
import { space } from './space'
import { sticker } from './sticker'
import { text } from './text'
import { unknown } from './unknown'
import { video } from './video'
import { voice } from './voice'

/** The view of each message kind. The type makes a missing kind a compile error. */
export const messageKindViews: { readonly [K in ContentKind]: MessageKindView<ContentByKind[K]> } = {
  text,
  image,
  album,
  video,
  voice,
  sticker,
  reply,
  richText,
  groupInvite,
  space,
  notification,
  accessGranted,
  accessRequest,
  join,
  bubble,
  bubbleResult,
  gift,
  liveNotify,
  groupSetAdmin,
  privateSpaceState,
  command,
  recalled,
  unknown,
}

/** An album without a caption looks like a picture. */
export const bubbleStyleOf = (content: Content): BubbleStyle =>
  content.kind === 'album' && content.text === '' ? 'picture' : messageKindViews[content.kind].frame
