import * as E from 'fp-ts/Either'
import type { Navigator } from '../../ports/browser/navigator'
import { Secret } from '../../ports/browser/vault'
import type { XPage, XPageAccount } from '../../ports/x-page'

/** X's own page as its visitor uses it. */
export interface SimulatedX {
  /** Empty where the page could not be asked. */
  readonly accounts: () => Promise<readonly XPageAccount[]>
  /** Goes back with that account, or with a refusal; `false` where X did not answer. */
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
