import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorScreen } from '../../../../src/ui/app-shell/error/ErrorScreen'
import { ErrorBoundary } from '../../../../src/ui/app/ErrorBoundary'
import { forgetFailedComponents, lazyComponent } from '../../../../src/ui/app/routing/lazy-component'
import { show } from '../../support/show'

const nothing = (): void => undefined

/** A page whose code fails to load the first time. */
const open = async () => {
  vi.spyOn(console, 'error').mockImplementation(nothing)
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockResolvedValue({ default: () => 'the page' })
    .mockRejectedValueOnce(new TypeError('no such file'))
  const Page = lazyComponent(load)
  await act(async () => {
    show(
      <ErrorBoundary
        place="/here"
        fallback={(retry) => <ErrorScreen onRetry={retry} onReload={nothing} onSaveReport={nothing} />}
        onError={forgetFailedComponents}
      >
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </ErrorBoundary>,
    )
  })
  return load
}

it('a page whose code does not load says so with a way home, and Retry loads the code again', async () => {
  const load = await open()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Discover' }).getAttribute('href')).toBe('/group')
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  })
  expect(screen.getByText('the page')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

it('a page whose code did not load is loaded again when the network is back', async () => {
  await open()
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(screen.getByText('the page')).toBeTruthy()
})
