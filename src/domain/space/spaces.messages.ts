import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Space, SpaceAction, SpaceFilter, SpaceInfo } from './space'
import { orNull } from '../kernel/or-null'

const spaces = t.readonlyArray(Space)

/** Messages of spaces outside a joined room: lists, pages and cards (spec 2 §2, §4). */
export const spacesMessages = {
  'space/ShowSpaces': message('space/ShowSpaces', { filter: SpaceFilter }),
  'space/ShowHighlights': message('space/ShowHighlights', {}),
  'space/ShowSpace': message('space/ShowSpace', { channelId: ChannelId }),
  'space/SetReminder': message('space/SetReminder', { channelId: ChannelId, on: t.boolean }),
  'space/PerformSpaceAction': message('space/PerformSpaceAction', { channelId: ChannelId, change: SpaceAction }),

  'space/SpacesLoaded': effectResult('space/SpacesLoaded', { spaces }),
  'space/SpacesNotLoaded': effectResult('space/SpacesNotLoaded', { failure: Failure }),
  'space/HighlightsLoaded': effectResult('space/HighlightsLoaded', { spaces }),
  'space/HighlightsNotLoaded': effectResult('space/HighlightsNotLoaded', { failure: Failure }),
  /** `info` is `null` for an unknown space. */
  'space/SpaceLoaded': effectResult('space/SpaceLoaded', { channelId: ChannelId, info: orNull(SpaceInfo) }),
  'space/SpaceNotLoaded': effectResult('space/SpaceNotLoaded', { channelId: ChannelId, failure: Failure }),
  'space/ReminderSet': effectResult('space/ReminderSet', { channelId: ChannelId, on: t.boolean }),
  'space/ReminderNotSet': effectResult('space/ReminderNotSet', { channelId: ChannelId, failure: Failure }),
  'space/SpaceActionDone': effectResult('space/SpaceActionDone', { channelId: ChannelId, change: SpaceAction }),
  'space/SpaceActionFailed': effectResult('space/SpaceActionFailed', { channelId: ChannelId, failure: Failure }),
  /** A space was created or changed through its form. */
  'space/SpaceSaved': message('space/SpaceSaved', { space: Space, isNew: t.boolean }),

  /** The socket pushed a space that has started, was created or changed, or is over (spec 2 §4). */
  'space/SpaceWentLive': message('space/SpaceWentLive', { space: Space }),
  'space/SpaceEdited': message('space/SpaceEdited', { space: Space }),
  'space/SpaceEnded': message('space/SpaceEnded', { channelId: ChannelId }),
} as const

type Codecs = typeof spacesMessages
export type SpacesMessage = t.TypeOf<Codecs[keyof Codecs]>
export type SpaceEnded = t.TypeOf<(typeof spacesMessages)['space/SpaceEnded']>
export type SpacePush = Extract<
  SpacesMessage,
  { type: 'space/SpaceWentLive' | 'space/SpaceEdited' | 'space/SpaceEnded' }
>
