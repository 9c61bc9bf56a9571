import { render, screen } from '@testing-library/react'
import * as t from 'io-ts'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { implementFeature } from '../../../src/application/features/lazy-features'
import { sliceOf, defineFeature, plainReducer } from '../../../src/domain/event-log'
import { message } from '../../../src/domain/kernel/message'
import { useAccountSlice, useFeature, useLoadedFeature, useTabSlice } from '../../../src/ui/app/use-feature'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { Around } from '../support/show'

const Counted = message('tally/Counted', { by: t.number })
const sum = (name: string) =>
  plainReducer(name, { sum: 0 }, t.strict({ sum: t.number }), ['tally/Counted'], (state, { message: said }) =>
    'by' in said && typeof said.by === 'number' ? { sum: state.sum + said.by } : state,
  )
const tally = defineFeature({
  name: 'tally',
  account: { messages: { 'tally/Counted': Counted }, slices: () => ({ all: sliceOf(sum('tally/all')) }) },
  tab: { messages: { 'tally/Counted': Counted }, slices: () => ({ here: sliceOf(sum('tally/here')) }) },
})
const body = implementFeature(tally, () => ({ streams: undefined }))
const sumIn = (state: { readonly sum: number }): number => state.sum

function Shown(): ReactNode {
  const { slices } = useFeature(body)
  return <p>{`${useAccountSlice(slices.account.all, sumIn)} in all, ${useTabSlice(slices.tab.here, sumIn)} here`}</p>
}
function InPassing(): ReactNode {
  return <p>{useLoadedFeature(body) === null ? 'not here' : 'here'}</p>
}

describe('A screen of a feature', () => {
  it('a screen of a feature updates when a message changes the feature’s account state or tab state', () => {
    const app = live(ann)
    const attached = app.attach(body, undefined)
    render(
      <Around app={app}>
        <Shown />
      </Around>,
    )
    expect(screen.getByText('0 in all, 0 here')).toBeTruthy()
    attached.hear({ type: 'tally/Counted', by: 2 })
    attached.hearInTab({ type: 'tally/Counted', by: 3 })
    expect(screen.getByText('2 in all, 3 here')).toBeTruthy()
  })

  it('a screen that only checks for a feature finds no feature before the feature is attached, and finds the feature afterwards', () => {
    const app = live(ann)
    const { rerender } = render(
      <Around app={app}>
        <InPassing />
      </Around>,
    )
    expect(screen.getByText('not here')).toBeTruthy()
    app.attach(body, undefined)
    rerender(
      <Around app={app}>
        <InPassing />
      </Around>,
    )
    expect(screen.getByText('here')).toBeTruthy()
  })
})
