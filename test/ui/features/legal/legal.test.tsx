import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { documents as english } from '../../../../src/ui/features/legal/documents.en'
import { documents as chinese } from '../../../../src/ui/features/legal/documents.zh'
import { DataSafetyScreen, PolicyScreen, TermsScreen } from '../../../../src/ui/features/legal/LegalScreen'
import { createI18n } from '../../../../src/ui/i18n'
import { show } from '../../support/show'

describe('The static pages', () => {
  it.each([
    ['/terms', TermsScreen, 'Terms of use'],
    ['/data_safety', DataSafetyScreen, 'Data safety'],
    ['/policy', PolicyScreen, 'Privacy policy'],
  ])('R1-050 R2-062 each static page shows its own title: %s', async (_, Screen, title) => {
    show(<Screen />)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  })

  it('R1-050 the terms of use are in Chinese when the app is in Chinese', async () => {
    show(<TermsScreen />, { i18n: await createI18n('zh') })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('使用条款')
  })

  it('each static page has as many sections and paragraphs in Chinese as in English', () => {
    for (const of of ['terms', 'dataSafety', 'policy'] as const) {
      expect(chinese[of].sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
        english[of].sections.map(({ paragraphs }) => paragraphs.length),
      )
    }
  })
})
