import { describe, expect, it } from 'vitest'
import { xShown } from '../../../src/domain/identity'
import { xUnit } from '../../../src/domain/identity/bindings'
import { unreachable } from '../../../src/domain/kernel/failure'
import { given, type Step } from '../../support/given'

const unbind: Step = { type: 'identity/UnbindX' }
const failed: Step = (ask) => ({ type: 'identity/XNotUnbound', ask: ask('unbindX'), failure: unreachable })

describe('Unbinding X', () => {
  it('is asked for once, however often it is wanted meanwhile, and anew after it failed', () => {
    const asked = given(xUnit, unbind)
    asked.gives({ asks: { unbindX: {} } })
    expect(asked.when(unbind).state).toBe(asked.state)
    const not = asked.when(failed)
    expect(xShown(not.state)).toEqual({ isUnbinding: false, failure: unreachable })
    not.gives({ asks: {} }).when(unbind).gives({ asks: { unbindX: {} } })
  })
})
