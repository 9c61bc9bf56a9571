import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import type { AnyReceivedMessage } from '../../../src/domain/event-log'
import { failedInputs, query } from '../../../src/domain/query'
import { given, type Step } from '../../support/given'
import { queryFailed, queryLoaded, readId } from '../../support/query-steps'

interface Of {
  readonly of: string
}
const spec = { input: t.strict({ of: t.string }), item: t.string, idOf: (item: string) => item }
const [a, b]: readonly [Of, Of] = [{ of: 'a' }, { of: 'b' }]
const opened: Step = { type: 'test/PageOpened' }
const online: Step = { type: 'NetworkOnline' }

describe('A query that loads after other messages', () => {
  const page = query<Of, string>('test/page', {
    ...spec,
    loadsAfter: {
      types: ['test/PageOpened', 'NetworkOnline'],
      inputs: ({ type }: AnyReceivedMessage, known) => (type === 'test/PageOpened' ? [a, b] : failedInputs(known)),
    },
  })
  const after = (...steps: readonly Step[]) => given(page.reducer, ...steps)
  const reads = (...steps: readonly Step[]) => Object.keys(after(...steps).asked())

  it('a command that opens a page requests all inputs that the page needs, each time', () => {
    expect(reads(opened)).toEqual([readId(page, a), readId(page, b)])
    expect(reads(opened, queryLoaded(page, a, ['x']), queryLoaded(page, b, []))).toEqual([])
    const again = after(opened, queryLoaded(page, a, ['x']), opened)
    expect(page.listed(again.state, a)).toMatchObject({ items: ['x'], refreshing: true })
  })

  it('when the network is back, only inputs whose last request failed are requested again', () => {
    const lost: readonly Step[] = [opened, queryFailed(page, a), queryLoaded(page, b, ['y'])]
    expect(reads(...lost, online)).toEqual([readId(page, a)])
    expect(reads(...lost, page.want(a), queryLoaded(page, a, ['x']), online)).toEqual([])
    expect(reads(online)).toEqual([])
  })

  it('an input that failed and is being requested again is not requested twice', () => {
    const { state } = after(opened, queryLoaded(page, a, ['x']), opened, queryFailed(page, a), page.want(a))
    expect(failedInputs(Object.values(state.data))).toEqual([])
  })

  it('a query handles no other message', () => {
    expect(reads({ type: 'test/PageClosed' })).toEqual([])
  })
})

describe('A query whose data stays the same for a session', () => {
  const constant = query<Of, string>('test/constant', {
    ...spec,
    once: true,
    loadsAfter: { types: ['test/PageOpened'], inputs: () => [a, b] },
  })
  const reads = (...steps: readonly Step[]) => Object.keys(given(constant.reducer, ...steps).asked())
  const loaded: Step = queryLoaded(constant, a, [])

  it('an input that is shown is not requested again, even if it has no items', () => {
    expect(reads(constant.want(a), loaded, constant.want(a))).toEqual([])
    expect(reads(constant.want(a), loaded, opened)).toEqual([readId(constant, b)])
  })

  it('an input whose request failed is requested again', () => {
    expect(reads(constant.want(a), queryFailed(constant, a), constant.want(a))).toEqual([readId(constant, a)])
  })

  it('an input is requested again in the next session', () => {
    const ended: Step = {
      type: 'SessionEnded',
      ask: { unit: 'session', id: 'endSession', seq: 1 },
      reason: 'signedOut',
    }
    expect(reads(constant.want(a), loaded, ended, constant.want(a))).toEqual([readId(constant, a)])
  })
})
