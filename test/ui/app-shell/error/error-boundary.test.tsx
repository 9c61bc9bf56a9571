import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOf } from '../../../../src/domain/chat'
import { faultOf } from '../../../../src/domain/shell'
import { useApp } from '../../../../src/ui/app/app-context'
import { useFeature, useTabState } from '../../../../src/ui/app/use-feature'
import { ErrorBoundary } from '../../../../src/ui/app/ErrorBoundary'
import { ErrorScreen } from '../../../../src/ui/app-shell/error/ErrorScreen'
import { lounge } from '../../../support/builders/message'
import { ann } from '../../../support/builders/person'
import { live } from '../../support/fake-app'
import { show } from '../../support/show'
import { liveRegionText } from '../../support/live-region-text'

// React logs every error that a boundary caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const weather = { isBad: false }

function Screen(): ReactNode {
  const app = useApp()
  const text = draftOf(useTabState(useFeature('chat').slices.tab.composer), lounge)
  if (weather.isBad) throw new TypeError('nothing to draw')
  return (
    <input
      aria-label="Message"
      value={text}
      onChange={({ target }) =>
        app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId: lounge, text: target.value })
      }
    />
  )
}

it('after a screen has crashed, Retry renders that screen again with the text that the person had typed', () => {
  const onError = liveRegionText()
  const crash = (retry: () => void) => (
    <ErrorScreen onRetry={retry} onReload={liveRegionText()} onSaveReport={liveRegionText()} />
  )
  const app = live(ann)
  show(
    <ErrorBoundary place="/" onError={onError} fallback={crash}>
      <Screen />
    </ErrorBoundary>,
    { app },
  )
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'half a thou' } })
  weather.isBad = true
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'half a thought' } })
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  weather.isBad = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('half a thought')
  expect(onError.mock.calls.length).toBe(2)
})

it.each([
  [new TypeError('secret'), 'TypeError'],
  [new RangeError(), 'RangeError'],
  [new DOMException('x', 'AbortError'), 'Error'],
  ['a text', 'Error'],
])('an error report names the type of a standard error but never contains the error’s message: %s', (error, kind) => {
  expect(faultOf(error)).toBe(kind)
})
