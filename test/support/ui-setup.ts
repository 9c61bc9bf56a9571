import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { setLocalImageSource } from '../../src/ui/components/avatar/image-url'
import { resetLazyModules } from '../../src/ui/components/lazy-module'
import { FakeIntersection } from '../ui/support/fake-intersection'
import { resetTranslations } from '../ui/support/show'

Object.assign(globalThis, { IntersectionObserver: FakeIntersection })

// Lazy modules may take long to load on a slow machine.
configure({ asyncUtilTimeout: 15_000 })

// All files of a worker share one page and one copy of each module, so each file starts from a clean state.
await resetTranslations()
const urlMembers = Object.getOwnPropertyDescriptors(URL)

afterEach(() => {
  // Testing Library unmounts automatically only if the test functions are globals.
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setLocalImageSource(() => null)
  resetLazyModules()
  const { documentElement, body } = document
  body.replaceChildren()
  for (const element of [documentElement, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

// Some files patch URL for all their tests.
afterAll(() => {
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name)
  Object.defineProperties(URL, urlMembers)
})
