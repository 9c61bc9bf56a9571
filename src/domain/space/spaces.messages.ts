import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Space, SpaceAction, SpaceFilter, SpaceInfo, SpaceStats } from './space'

const spaces = t.readonlyArray(Space)
const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** Messages of spaces outside a joined room: lists, pages and cards (spec 2 §2, §4). */
export const spacesMessages = {
  ShowSpaces: message('ShowSpaces', { filter: SpaceFilter }),
  ShowHighlights: message('ShowHighlights', {}),
  ShowSpace: message('ShowSpace', { channelId: ChannelId }),
  /** A person opened a short link to a space. */
  ShowSpaceKey: message('ShowSpaceKey', { key: t.string }),
  /** Requests the short link, before the member can copy it. */
  ShowSpaceLink: message('ShowSpaceLink', { channelId: ChannelId }),
  ShowSummary: message('ShowSummary', { channelId: ChannelId }),
  SetReminder: message('SetReminder', { channelId: ChannelId, on: t.boolean }),
  DoSpace: message('DoSpace', { channelId: ChannelId, change: SpaceAction }),

  SpacesLoaded: effectResult('SpacesLoaded', { spaces }),
  SpacesNotLoaded: effectResult('SpacesNotLoaded', { failure: Failure }),
  HighlightsLoaded: effectResult('HighlightsLoaded', { spaces }),
  HighlightsNotLoaded: effectResult('HighlightsNotLoaded', { failure: Failure }),
  /** `info` is `null` for an unknown space. */
  SpaceRead: effectResult('SpaceRead', { channelId: ChannelId, info: orNull(SpaceInfo) }),
  SpaceNotRead: effectResult('SpaceNotRead', { channelId: ChannelId, failure: Failure }),
  SpaceKeyRead: effectResult('SpaceKeyRead', { key: t.string, channelId: orNull(ChannelId) }),
  SpaceKeyNotRead: effectResult('SpaceKeyNotRead', { key: t.string, failure: Failure }),
  SpaceLinkRead: effectResult('SpaceLinkRead', { channelId: ChannelId, key: orNull(t.string) }),
  SpaceLinkNotRead: effectResult('SpaceLinkNotRead', { channelId: ChannelId, failure: Failure }),
  SummaryRead: effectResult('SummaryRead', { channelId: ChannelId, stats: SpaceStats }),
  SummaryNotRead: effectResult('SummaryNotRead', { channelId: ChannelId, failure: Failure }),
  ReminderSet: effectResult('ReminderSet', { channelId: ChannelId, on: t.boolean }),
  ReminderNotSet: effectResult('ReminderNotSet', { channelId: ChannelId, failure: Failure }),
  SpaceDone: effectResult('SpaceDone', { channelId: ChannelId, change: SpaceAction }),
  SpaceNotDone: effectResult('SpaceNotDone', { channelId: ChannelId, failure: Failure }),
  /** A space was created or changed through its form. */
  SpaceSaved: message('SpaceSaved', { space: Space, isNew: t.boolean }),

  /** The socket pushed a space that has started, was created or changed, or is over (spec 2 §4). */
  SpaceStartedNow: message('SpaceStartedNow', { space: Space }),
  SpaceEdited: message('SpaceEdited', { space: Space }),
  SpaceEnded: message('SpaceEnded', { channelId: ChannelId }),
} as const

type Codecs = typeof spacesMessages
export type SpacesMessage = t.TypeOf<Codecs[keyof Codecs]>
export type SpaceEnded = t.TypeOf<typeof spacesMessages.SpaceEnded>
export type SpacePush = Extract<SpacesMessage, { type: 'SpaceStartedNow' | 'SpaceEdited' | 'SpaceEnded' }>
