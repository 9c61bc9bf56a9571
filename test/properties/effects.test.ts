import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccountMessage, TabMessage } from '../support/whole-domain'
import { malformed, sessionRefused, unreachable } from '../../src/domain/kernel/failure'
import { ANSWERS } from '../support/arbitraries/answers'
import { arbitraryOf } from '../support/arbitraries/of-codec'
import { everyEffect } from '../support/every-effect'

const failures = [malformed, unreachable, sessionRefused]

describe('An effect that fails', () => {
  it('whatever its input, an effect that fails produces a message that its log can store and its reducer waits for', async () => {
    const { account, tab } = await everyEffect()
    const all = [
      ...account.map(([name, effect]) => ({ name, effect, codec: AccountMessage })),
      ...tab.map(([name, effect]) => ({ name, effect, codec: TabMessage })),
    ]
    expect(all.length).toBeGreaterThan(90)
    for (const { name, effect, codec } of all) {
      const unit = name.slice(0, name.lastIndexOf('/'))
      fc.assert(
        fc.property(arbitraryOf(effect.input), fc.constantFrom(...failures), (input, failure) => {
          const fact = effect.failed(input, failure, { unit, id: 'any', seq: 1 })
          // No machine waits for the result of leaving for X, because the page is gone by then.
          const isAwaited = name === 'sign-in/x/redirectToX' || ANSWERS[name]?.includes(fact?.type ?? '') === true
          expect([name, codec.is(fact), isAwaited]).toEqual([name, true, true])
        }),
        { numRuns: 20 },
      )
    }
  })
})
