import { socketUnit } from '../connection'
import { groupMessages, groupUnit } from '../group'
import type { AccountSlices } from './core'
import { priceMessages, pricesUnit } from '../price'
import { frameMessages, frameUnit } from '../shell'

/** The messages and reducers that the app shell and its first page need at once. */
export const appShellAccountPart = {
  messages: { ...groupMessages, ...priceMessages, ...frameMessages },
  join: ({ frame, group, prices, socket }: AccountSlices): void => {
    socket.load(socketUnit)
    frame.load(frameUnit)
    group.load(groupUnit)
    prices.load(pricesUnit)
  },
}
