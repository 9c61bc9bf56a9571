import type { Instant } from '../../../domain/kernel/instant'
import { calendarFile } from '../../../domain/space'
import type { ServerState } from '../state/server-state'
import { publicSpace } from './shared-target'

export const CALENDAR = /^\/calendar\/space\/([0-9a-f-]{36})\.ics$/

/**
 * The calendar file of a space in a public group. A space that was removed, or that ended before it began, is cancelled.
 * `null` for any other id.
 */
export const spaceCalendar = (world: ServerState, channelId: string, origin: string, at: Instant): string | null => {
  const { space = null } = publicSpace(world, channelId) ?? {}
  return space === null
    ? null
    : calendarFile({
        ...space,
        isCancelled: space.status === 'ended' && space.startedAt === null,
        origin,
        isPublic: true,
        at,
      })
}
