import * as E from 'fp-ts/Either'
import type { Navigator } from '../../ports/browser/navigator'
import { Secret } from '../../ports/browser/vault'
import type { XPage, XPageAccount } from '../../ports/x-page'

/** The simulated page of X, as a visitor of that page uses it. */
export interface SimulatedX {
  /** The accounts that the page offers; empty if the page cannot be reached. */
  readonly accounts: () => Promise<readonly XPageAccount[]>
  /** Returns to the app with that account, or with a refusal (`null`). Resolves to `false` if X did not respond. */
  readonly answer: (state: string, handle: string | null) => Promise<boolean>
}

export const simulatedX = (page: XPage, navigator: Navigator): SimulatedX => ({
  accounts: async () => {
    const read = await page.accounts()()
    return E.isRight(read) ? read.right : []
  },
  answer: async (state, handle) => {
    const back = await page.answer(new Secret(state), handle)()
    if (E.isRight(back)) navigator.leave(back.right)
    return E.isRight(back)
  },
})
