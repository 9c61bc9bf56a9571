import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { FakeIntersection } from '../ui/support/fake-intersection'

Object.assign(globalThis, { IntersectionObserver: FakeIntersection })

// Lazy modules may take long to load on a slow machine.
configure({ asyncUtilTimeout: 15_000 })

// Testing Library unmounts automatically only if the test functions are globals.
afterEach(cleanup)
