import type * as t from 'io-ts'
import { messageUnion } from './event-log'
import { earlyTabCells, firstTabMessages } from './log.first'
import { insideInTab } from './log.inside'
import { otherWaysInTab } from './log.other-ways'
import { spacesInTab } from './log.spaces'
import { waysInTab } from './log.ways'

/**
 * Everything that a tab's own log can say, and everyone who listens to it: all areas, which a page has only by and by (ADR 13).
 * @internal
 */
export const tabMessages = { ...firstTabMessages, ...waysInTab.messages, ...otherWaysInTab.messages, ...insideInTab.messages, ...spacesInTab.messages }
export const TabMessage = messageUnion(tabMessages)
export type TabMessage = t.TypeOf<typeof TabMessage>

export const tabCells = () => {
  const cells = earlyTabCells()
  waysInTab.join(cells)
  otherWaysInTab.join(cells)
  insideInTab.join(cells)
  spacesInTab.join(cells)
  return cells
}
