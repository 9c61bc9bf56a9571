import { isWithinGraphemes } from '../kernel/graphemes'
import { isBlank, isEditor, mentionText, TEXT_LIMIT, type Viewer } from '../chat'
import type { Group } from '../group'
import type { Announcement, AnnouncementDraft, LiveRoom } from './announcement'

/** The menu of an announcement, in display order (spec 1 §2). */
export const ANNOUNCEMENT_OPTIONS = ['recap', 'report', 'pin', 'remove'] as const
export type AnnouncementOption = (typeof ANNOUNCEMENT_OPTIONS)[number]

/** The most pictures in an announcement. An announcement with a video has no pictures. */
export const PICTURES = 9

const isHost = (room: LiveRoom, viewer: Viewer): boolean => room.hosts.some(({ xid }) => xid === viewer.xid)

const offers = (option: AnnouncementOption, { room }: Announcement, viewer: Viewer, group: Group): boolean => {
  const edits = isEditor(viewer, group)
  switch (option) {
    case 'recap':
      return room !== null && room.status === 'ended' && (edits || isHost(room, viewer))
    case 'report':
      return !viewer.isVisitor
    case 'pin':
    case 'remove':
      return edits
  }
}

/**
 * The menu options for this viewer. Hosts and editors may read the recap once the room has ended. Every member may
 * report. Editors may pin and remove (R1-091, R1-092).
 */
export const announcementOptions = (
  announcement: Announcement,
  viewer: Viewer,
  group: Group,
): readonly AnnouncementOption[] => ANNOUNCEMENT_OPTIONS.filter((option) => offers(option, announcement, viewer, group))

/**
 * Whether the viewer may react to announcements and mark them as read: members and super users may, visitors may not.
 */
export const mayInteract = (viewer: Viewer, group: Group): boolean =>
  !viewer.isVisitor && (group.isMember || viewer.isSuper)

/**
 * Whether the announcement shows its room. Ended rooms are hidden, and a cancelled room counts as ended
 * (decisions.md).
 */
export const isRoomOpen = ({ status }: LiveRoom): boolean => status === 'started' || status === 'prepare'

const TOPIC = /(?<![\p{L}\p{N}_#])#([\p{L}\p{N}_]{1,64})/gu
const TOPICS = 10

/** The hashtags of a text without `#`, each once. */
export const topicsIn = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(TOPIC), ([, topic = '']) => topic))].slice(0, TOPICS)

export const noAnnouncement: AnnouncementDraft = { text: '', pictures: [], video: null, mentions: [] }

const isTooLong = ({ text }: AnnouncementDraft): boolean => !isWithinGraphemes(text, TEXT_LIMIT)

/** Why the draft cannot be posted; `null` if the draft can be posted. */
export const announceRefusal = (draft: AnnouncementDraft): 'empty' | 'tooLong' | 'tooMany' | null =>
  isBlank(draft.text) && draft.pictures.length === 0 && draft.video === null
    ? 'empty'
    : isTooLong(draft)
      ? 'tooLong'
      : draft.pictures.length > PICTURES || (draft.video !== null && draft.pictures.length > 0)
        ? 'tooMany'
        : null

/** The draft as the client posts it. Mentions whose name was removed from the text are dropped. */
export const announced = (draft: AnnouncementDraft): AnnouncementDraft => ({
  ...draft,
  text: draft.text.trim(),
  mentions: draft.mentions.filter((mention) => draft.text.includes(mentionText(mention))),
})
