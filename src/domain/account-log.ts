import type * as t from 'io-ts'
import { messageUnion } from './event-log'
import { earlyAccountCells, firstAccountMessages } from './log.first'
import { frameInAccount } from './log.frame'
import { insideInAccount } from './log.inside'
import { spacesInAccount } from './log.spaces'

/**
 * Everything that the account log can say, and everyone who listens to it: all areas, which a page has only by and by (ADR 13).
 * @internal
 */
export const accountMessages = { ...firstAccountMessages, ...frameInAccount.messages, ...insideInAccount.messages, ...spacesInAccount.messages }
export const AccountMessage = messageUnion(accountMessages)
export type AccountMessage = t.TypeOf<typeof AccountMessage>

export const accountCells = () => {
  const cells = earlyAccountCells()
  frameInAccount.join(cells)
  insideInAccount.join(cells)
  spacesInAccount.join(cells)
  return cells
}
