import { BubbleClick, BubbleJoin } from '../../../wire/frames/bubble-frame'
import { FeedLogin, FeedPing } from '../../../wire/frames/feed-requests'
import { imRequests } from '../../../wire/frames/im-frame'
import { RoomEventWire } from '../../../wire/frames/room-frame'
import { rtcRequests } from '../../../wire/frames/rtc-frame'
import { frame, type AccessRow } from '../access-row'

/** A message of this many letters costs twice as much as a short one, because everybody in the conversation gets it. */
const LETTERS = 1_000
const lettersOf = (data: object): number => JSON.stringify(data).length

/**
 * The frames that clients send. A frame without a row is ignored. Every frame, also an unreadable one, takes 1 from the
 * allowance of its socket; a frame with another allowance takes its cost from that allowance in addition. The answers of
 * the chat service cost `answerBlock`, by size.
 */
export const rows: readonly AccessRow[] = [
  frame('ws login', FeedLogin, 'proof', 'feedFrame', 1),
  frame('ws ping', FeedPing, 'session', 'feedFrame', 1),
  frame('ws space_mic_request', RoomEventWire, 'member', 'roomEvent', 1),
  frame('ws space_mic_allow', RoomEventWire, 'editor', 'roomEvent', 1),
  frame('ws space_mic_invite', RoomEventWire, 'editor', 'roomEvent', 1),
  frame('ws space_mic_decline', RoomEventWire, 'member', 'roomEvent', 1),
  frame('ws space_mic_end', RoomEventWire, 'editor', 'roomEvent', 1),
  frame('ws space_mic_mute', RoomEventWire, 'member', 'roomEvent', 1),
  frame('ws space_mic_unmute', RoomEventWire, 'member', 'roomEvent', 1),
  frame('ws space_reaction', RoomEventWire, 'member', 'roomEvent', 1),
  frame('ws bubble_join', BubbleJoin, 'member', 'feedFrame', 1),
  frame('ws bubble_click', BubbleClick, 'member', 'feedFrame', 1),

  frame('im login', imRequests.login, 'proof', 'chatFrame', 1),
  frame('im ping', imRequests.ping, 'anyone', 'chatFrame', 1),
  frame('im send', imRequests.send, 'member', 'message', 1, ({ data }) => lettersOf(data) / LETTERS),
  frame('im edit', imRequests.edit, 'ownProof', 'message', 1, ({ data }) => lettersOf(data) / LETTERS),
  frame('im revoke', imRequests.revoke, 'ownProof', 'message', 1),
  frame('im delete', imRequests.delete, 'editor', 'chatFrame', 1),
  frame('im clear', imRequests.clear, 'member', 'chatFrame', 1),
  frame('im mark_read', imRequests.mark_read, 'member', 'chatFrame', 1),
  frame('im history', imRequests.history, 'member', 'chatFrame', 1),
  frame('im range', imRequests.range, 'member', 'chatFrame', 1),
  frame('im changes', imRequests.changes, 'member', 'chatFrame', 1),
  frame('im positions', imRequests.positions, 'session', 'chatFrame', 1),

  frame('rtc join', rtcRequests.join, 'proof', 'mediaFrame', 1),
  frame('rtc ping', rtcRequests.ping, 'anyone', 'mediaFrame', 1),
  frame('rtc send', rtcRequests.send, 'proof', 'mediaFrame', 1),
  frame('rtc signal', rtcRequests.signal, 'proof', 'mediaFrame', 1),
  frame('rtc publish', rtcRequests.publish, 'proof', 'mediaFrame', 4),
  frame('rtc receive', rtcRequests.receive, 'proof', 'mediaFrame', 4),
  frame('rtc receive_answer', rtcRequests.receive_answer, 'proof', 'mediaFrame', 1),
  frame('rtc leave', rtcRequests.leave, 'proof', 'mediaFrame', 1),
]
