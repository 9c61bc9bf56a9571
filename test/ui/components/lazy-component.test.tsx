import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OptionalPart } from '../../../src/ui/app/OptionalPart'
import { ErrorBoundary } from '../../../src/ui/app/ErrorBoundary'
import { ErrorScreen } from '../../../src/ui/app-shell/error/ErrorScreen'
import { MissingPartsNotice } from '../../../src/ui/app-shell/MissingPartsNotice'
import { lazyComponent, setServerCheck } from '../../../src/ui/components/lazy-component'
import { lazyModule } from '../../../src/ui/components/lazy-module'
import { useIsIncomplete } from '../../../src/ui/components/missing-parts'
import { show } from '../support/show'

const nothing = (): void => undefined
const SENTENCE = /did not load/

// React logs every error that a boundary caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(nothing)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  reload.mockClear()
})

/** Code that fails to load the first time. */
const failingOnce = <T,>(loaded: T) =>
  vi.fn<() => Promise<T>>(() => Promise.resolve(loaded)).mockRejectedValueOnce(new TypeError('no such file'))

const reload = vi.fn<() => void>()
const pressRetry = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
}
const comeOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'))
  })

function Notice() {
  return useIsIncomplete() && <MissingPartsNotice onRetry={reload} />
}

describe('Code that did not load is loaded again when the network is back', () => {
  it('a page says that its code did not load, and has a way home', async () => {
    const load = failingOnce({ default: () => 'the page' })
    const Page = lazyComponent(load)
    await act(async () => {
      show(
        <ErrorBoundary
          place="/here"
          fallback={(retry) => <ErrorScreen isMissing onRetry={retry} onReload={reload} onSaveReport={nothing} />}
          onError={nothing}
        >
          <Page />
        </ErrorBoundary>,
      )
    })
    expect(screen.getByText(SENTENCE)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Discover' }).getAttribute('href')).toBe('/group')
    pressRetry()
    expect(reload).toHaveBeenCalledOnce()
    await comeOnline()
    expect(screen.getByText('the page')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('a part of a page leaves the page whole, and a notice says that the part did not load', async () => {
    const load = failingOnce({ default: () => 'the part' })
    const Part = lazyComponent(load)
    await act(async () => {
      show(
        <>
          <Notice />
          <h1>The page</h1>
          <OptionalPart waiting="a skeleton">
            <Part />
          </OptionalPart>
        </>,
      )
    })
    expect(screen.getByText(SENTENCE)).toBeTruthy()
    expect(screen.getByText(/a skeleton/)).toBeTruthy()
    pressRetry()
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Go to Discover' })).toBeTruthy()
    await comeOnline()
    expect(screen.getByText(/the part/)).toBeTruthy()
    expect(screen.queryByText(SENTENCE)).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('a pressed button whose dialog did not load says so, and the dialog opens as soon as its code is there', async () => {
    const load = failingOnce('the dialog')
    const part = lazyModule(load)
    const Dialog = () => part.useModule(true)
    await act(async () => {
      show(
        <>
          <Notice />
          <Dialog />
        </>,
      )
    })
    expect(screen.getByText(SENTENCE)).toBeTruthy()
    await comeOnline()
    expect(screen.getByText('the dialog')).toBeTruthy()
    expect(screen.queryByText(SENTENCE)).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

it('code that was only loaded ahead and failed is no news: nothing on the page waits for it', async () => {
  const part = lazyModule(failingOnce('the dialog'))
  const Dialog = ({ isOpen }: { readonly isOpen: boolean }) => part.useModule(isOpen)
  show(
    <>
      <Notice />
      <Dialog isOpen={false} />
    </>,
  )
  await act(async () => part.preload())
  expect(screen.queryByText(SENTENCE)).toBeNull()
})

it.each([
  ['the import does not begin, because a browser would keep its failure', false, 0],
  ['the import begins if the server answers', true, 1],
])('when the browser reports no network, %s', async (_, answers, imports) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  setServerCheck(() => Promise.resolve(answers))
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the code')
  await act(async () => lazyModule(load).preload())
  expect(load).toHaveBeenCalledTimes(imports)
})

it('code loads although the server check fails if the network is back when the check ends', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  setServerCheck(() => {
    network.mockReturnValue(true)
    return Promise.resolve(false)
  })
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the code')
  await act(async () => lazyModule(load).preload())
  expect(load).toHaveBeenCalledOnce()
})
