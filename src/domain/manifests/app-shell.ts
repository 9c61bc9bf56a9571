import { socketReducer } from '../connection'
import { groupMessages, groupReducer } from '../group'
import type { AccountSlices } from './core'
import { priceMessages, pricesReducer } from '../price'
import { balanceAndActivityMessages, balanceAndActivityReducer } from '../shell'

/** The messages and reducers that the app shell and its first page need at once. */
export const appShellAccountPart = {
  messages: { ...groupMessages, ...priceMessages, ...balanceAndActivityMessages },
  join: ({ frame, group, prices, socket }: AccountSlices): void => {
    socket.load(socketReducer)
    frame.load(balanceAndActivityReducer)
    group.load(groupReducer)
    prices.load(pricesReducer)
  },
}
