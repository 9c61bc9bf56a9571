import { socketUnit } from '../connection'
import { groupMessages, groupUnit } from '../group'
import type { AccountSlices } from './core'
import { priceMessages, pricesUnit } from '../price'
import { frameMessages, frameUnit } from '../shell'

/** What the frame and its first page show at once. */
export const appShellAccountPart = {
  messages: { ...groupMessages, ...priceMessages, ...frameMessages },
  join: ({ frame, group, prices, socket }: AccountSlices): void => {
    socket.load(socketUnit)
    frame.load(frameUnit)
    group.load(groupUnit)
    prices.load(pricesUnit)
  },
}
