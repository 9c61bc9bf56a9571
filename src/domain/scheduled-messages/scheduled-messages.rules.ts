import { mentionText } from '../chat'
import type { Instant } from '../kernel/instant'
import { LEAST_AHEAD_MS, MOST_AHEAD_MS, TOO_FAR, TOO_SOON, type ScheduledContent } from './scheduled-messages'

/** The reason why no message can be scheduled for this time, or `null`. */
export const timeRefusal = (when: Instant, now: Instant): string | null =>
  when - now < LEAST_AHEAD_MS ? TOO_SOON : when - now > MOST_AHEAD_MS ? TOO_FAR : null

/** The content with another text. A mention whose name was deleted from the text is left out. */
export const withText = (content: ScheduledContent, text: string): ScheduledContent =>
  content.kind === 'command'
    ? { ...content, text }
    : { ...content, text, mentions: content.mentions.filter((mention) => text.includes(mentionText(mention))) }
