import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { looperFeature } from '../../../src/domain/looper'
import { useAccountSlice, useFeature, useLoadedFeature, useTabSlice } from '../../../src/ui/app/use-feature'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { Around } from '../support/show'

const projectOf = (state: { readonly projectId: string | null }): string | null => state.projectId
const keywordOf = (state: { readonly data: { readonly keyword: string } }): string => state.data.keyword

function Shown(): ReactNode {
  const { account, tab } = useFeature('looper').slices
  const project = useAccountSlice(account.selectedProject, projectOf)
  return <p>{`project: ${project ?? 'none'}, keyword: ${useTabSlice(tab.search, keywordOf)}.`}</p>
}
function InPassing(): ReactNode {
  return <p>{useLoadedFeature('looper') === null ? 'not here' : 'here'}</p>
}

describe('A screen of a feature', () => {
  it('a screen of a feature updates when a message changes the feature’s account state or tab state', () => {
    const app = live(ann)
    const attached = app.attach({ feature: looperFeature }, undefined)
    render(
      <Around app={app}>
        <Shown />
      </Around>,
    )
    expect(screen.getByText('project: none, keyword: .')).toBeTruthy()
    attached.hear({ type: 'looper/ChooseProject', projectId: 'tea' })
    expect(screen.getByText('project: tea, keyword: .')).toBeTruthy()
    attached.hearInTab({ type: 'looper/TypeKeyword', keyword: 'rain' })
    expect(screen.getByText('project: tea, keyword: rain.')).toBeTruthy()
  })

  it('a screen that only checks for a feature finds no feature before the feature is attached, and finds the feature afterwards', () => {
    const app = live(ann)
    render(
      <Around app={app}>
        <InPassing />
      </Around>,
    )
    expect(screen.getByText('not here')).toBeTruthy()
    act(() => {
      app.attach({ feature: looperFeature }, undefined)
    })
    expect(screen.getByText('here')).toBeTruthy()
  })
})
