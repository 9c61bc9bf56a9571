import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import { answer, message } from '../kernel/message'
import { Space, SpaceDeed, SpaceFilter, SpaceInfo, SpaceStats } from './space'

const spaces = t.readonlyArray(Space)
const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** Commands and facts of spaces as one sees them from outside (spec 2 §2, §4). */
export const spacesMessages = {
  ShowSpaces: message('ShowSpaces', { filter: SpaceFilter }),
  ShowHighlights: message('ShowHighlights', {}),
  /** A page or a card wants to know how it stands. */
  ShowSpace: message('ShowSpace', { channelId: ChannelId }),
  /** Somebody followed a short link. */
  ShowSpaceKey: message('ShowSpaceKey', { key: t.string }),
  /** Its link may be copied soon. */
  ShowSpaceLink: message('ShowSpaceLink', { channelId: ChannelId }),
  ShowSummary: message('ShowSummary', { channelId: ChannelId }),
  SetReminder: message('SetReminder', { channelId: ChannelId, on: t.boolean }),
  DoSpace: message('DoSpace', { channelId: ChannelId, change: SpaceDeed }),

  SpacesLoaded: answer('SpacesLoaded', { spaces }),
  SpacesNotLoaded: answer('SpacesNotLoaded', { failure: Failure }),
  HighlightsLoaded: answer('HighlightsLoaded', { spaces }),
  HighlightsNotLoaded: answer('HighlightsNotLoaded', { failure: Failure }),
  /** `null`: there is no such space. */
  SpaceRead: answer('SpaceRead', { channelId: ChannelId, info: orNull(SpaceInfo) }),
  SpaceNotRead: answer('SpaceNotRead', { channelId: ChannelId, failure: Failure }),
  SpaceKeyRead: answer('SpaceKeyRead', { key: t.string, channelId: orNull(ChannelId) }),
  SpaceKeyNotRead: answer('SpaceKeyNotRead', { key: t.string, failure: Failure }),
  SpaceLinkRead: answer('SpaceLinkRead', { channelId: ChannelId, key: orNull(t.string) }),
  SpaceLinkNotRead: answer('SpaceLinkNotRead', { channelId: ChannelId, failure: Failure }),
  SummaryRead: answer('SummaryRead', { channelId: ChannelId, stats: SpaceStats }),
  SummaryNotRead: answer('SummaryNotRead', { channelId: ChannelId, failure: Failure }),
  ReminderSet: answer('ReminderSet', { channelId: ChannelId, on: t.boolean }),
  ReminderNotSet: answer('ReminderNotSet', { channelId: ChannelId, failure: Failure }),
  /** How it is afterwards; `null` where it is no more. */
  SpaceDone: answer('SpaceDone', { channelId: ChannelId, change: SpaceDeed }),
  SpaceNotDone: answer('SpaceNotDone', { channelId: ChannelId, failure: Failure }),
  /** A new one was made, or one was changed by its form. */
  SpaceSaved: message('SpaceSaved', { space: Space, isNew: t.boolean }),

  /** From the socket (spec 2 §4): it has just started; it was made or changed; it is over. */
  SpaceStartedNow: message('SpaceStartedNow', { space: Space }),
  SpaceEdited: message('SpaceEdited', { space: Space }),
  SpaceEnded: message('SpaceEnded', { channelId: ChannelId }),
} as const

type Codecs = typeof spacesMessages
export type SpacesMessage = t.TypeOf<Codecs[keyof Codecs]>
export type SpaceEnded = t.TypeOf<typeof spacesMessages.SpaceEnded>
/** What the socket tells of them by itself. */
export type SpaceNews = Extract<SpacesMessage, { type: 'SpaceStartedNow' | 'SpaceEdited' | 'SpaceEnded' }>
