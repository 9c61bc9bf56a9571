import { socketUnit } from './connection'
import { groupMessages, groupUnit } from './group'
import type { AccountCells } from './log.first'
import { priceMessages, pricesUnit } from './price'
import { frameMessages, frameUnit } from './shell'

/** What the frame and its first page show at once. */
export const frameInAccount = {
  messages: { ...groupMessages, ...priceMessages, ...frameMessages },
  join: ({ frame, group, prices, socket }: AccountCells): void => {
    socket.join(socketUnit)
    frame.join(frameUnit)
    group.join(groupUnit)
    prices.join(pricesUnit)
  },
}
