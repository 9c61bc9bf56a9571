import { act, render, screen, type RenderResult } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { useTranslationPart } from '../../../src/ui/app/routing/lazy-page'
import { changeLanguage, createI18n } from '../../../src/ui/i18n'
import { Around } from '../support/show'

function Waits(): ReactNode {
  useTranslationPart('spacesAndAdmin')
  return <Says />
}

function Says(): ReactNode {
  return <p>{useTranslation().t('room.leave')}</p>
}

it('once a part of the translations has loaded, its texts appear without waiting on another page and in another language', async () => {
  const i18n = await createI18n('en', ['core'])
  const page = (key: string) => (
    <Around i18n={i18n}>
      <Suspense fallback={<p>waiting</p>}>
        <Waits key={key} />
      </Suspense>
    </Around>
  )
  const shown: string[] = []
  const { rerender } = await act(async (): Promise<RenderResult> => {
    const rendered = render(page('first'))
    await vi.dynamicImportSettled()
    return rendered
  })
  expect(screen.getByText('Leave')).toBeTruthy()
  const watched = new MutationObserver(() => shown.push(document.body.textContent))
  watched.observe(document.body, { subtree: true, childList: true, characterData: true })
  rerender(page('another'))
  expect(screen.getByText('Leave')).toBeTruthy()
  await act(() => changeLanguage(i18n, 'zh'))
  expect(screen.getByText('离开')).toBeTruthy()
  watched.disconnect()
  expect(shown.join()).not.toContain('waiting')
  await changeLanguage(i18n, 'en')
})
